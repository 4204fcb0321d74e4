/// The version of the tool and the daemon.
public enum HostVersion {
  public static let current = "0.1.0"
}
