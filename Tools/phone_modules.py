"""The modules that code for phones imports: those of this package, and those of `AppleModules` that are named like Apple's."""

import contextlib
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Part of the toolchain.
TOOLCHAIN = set(
    "Swift Foundation FoundationEssentials FoundationNetworking Dispatch Observation Synchronization Glibc RegexBuilder"
    " _Concurrency _StringProcessing Testing XCTest Distributed Cxx".split()
)
# Apple's: to have none of these is a failure, while any other module is the app's own.
APPLES = set(
    "AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AddressBook AdSupport AlarmKit AppIntentsTesting AppKit"
    " ApplicationServices AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CallKit CarPlay Charts"
    " CloudKit Cocoa Combine Contacts ContactsUI ControlCenter CoreAudio CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage"
    " CoreLocation CoreML CoreMedia CoreMotion CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo"
    " CryptoKit Darwin DeviceActivity EventKit EventKitUI ExtensionFoundation FamilyControls FoundationModels GameKit HealthKit"
    " HomeKit Intents IntentsUI JavaScriptCore LocalAuthentication MapKit MediaPlayer MessageUI MetricKit MobileCoreServices"
    " MusicKit NaturalLanguage NetworkExtension Network OSLog ObjectiveC PDFKit PassKit PhotosUI Photos QuartzCore RealityKit"
    " RelevanceKit SafariServices ScreenTime Security ServiceManagement SiriKit SoundAnalysis Speech SpriteKit StoreKit SwiftData"
    " SwiftUI SystemConfiguration TipKit TranslationUI Translation UIKit UniformTypeIdentifiers UserNotificationsUI"
    " UserNotifications VideoToolbox VisionKit Vision WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit os"
    .split()
)
MODES = {
    "5": ["-swift-version", "5"],
    "6": ["-swift-version", "6"],
    "6-main-actor": ["-swift-version", "6", "-default-isolation", "MainActor"],
}
# Had under the name of another module, as Docs/FirstApp.md says.
ALIASES = {"os": "UnifiedLog", "Combine": "ObservedObjects"}
# Modules that pass another one on.
PASSED_ON = {"SwiftUI": "UIKit", "VideoToolbox": "CoreVideo", "VisualIntelligence": "CoreVideo"}
IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|package|fileprivate)[ \t]+)?import[ \t]+"
                    r"(?:(?:struct|class|enum|protocol|func|var|typealias|let)[ \t]+)?(\w+)", re.M)
DIAGNOSTIC = re.compile(r"^(?P<file>[^:\n]+\.swift):(?P<line>\d+):\d+: error: (?P<text>.*)$", re.M)


def swiftc(*arguments):
    return subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)


def library(modules, into):
    """The built modules of this package. Those of packages that it uses are left out: an app that imports one brings its own."""
    for module in modules.glob("*.swiftmodule"):
        if (ROOT / "Sources" / module.stem).is_dir():
            (into / module.name).symlink_to(module.resolve())
    return into


def build_leaves(package, modules, into):
    """Makes the modules that are named like Apple's. They may name one another, so several rounds are made."""
    waiting = {folder.name: folder for folder in sorted((package / "Sources").glob("*")) if folder.is_dir()}
    report = {}
    while waiting:
        made = [name for name, folder in waiting.items() if build_leaf(name, folder, modules, into, report)]
        if not made:
            sys.exit("\n".join(f"{name} does not build:\n{report[name]}" for name in waiting))
        for name in made:
            del waiting[name]


def build_leaf(name, folder, modules, into, report):
    run = swiftc("-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name, "-I", modules, "-I", into,
                 "-emit-module-path", into / f"{name}.swiftmodule", *sorted(folder.rglob("*.swift")))
    report[name] = run.stderr
    return run.returncode == 0


def missing(name, folders):
    return name not in TOOLCHAIN and not any((folder / f"{name}.swiftmodule").exists() for folder in folders)


def stand_in(name, into):
    source = into / f"{name}.swift"
    source.write_text("")
    run = swiftc("-emit-module", "-parse-as-library", "-module-name", name, "-emit-module-path", into / f"{name}.swiftmodule", source)
    if run.returncode != 0:
        sys.exit(run.stderr)


class Modules:
    """The built modules, and stand-ins for those that an app imports and has itself."""

    def __init__(self, built, leaves, temporary):
        self.ours, self.leaves, self.gaps, self.own = [pathlib.Path(temporary, name) for name in ("ours", "leaves", "gaps", "own")]
        for folder in self.folders:
            folder.mkdir()
        build_leaves(leaves, library(built, self.ours), self.leaves)

    @property
    def folders(self):
        return [self.ours, self.leaves, self.gaps, self.own]

    def lacks(self, source):
        """Apple's modules that the source imports and that are not here. An empty module stands for any other one."""
        gaps = []
        for module in sorted({ALIASES.get(name, name) for name in IMPORT.findall(source)}):
            if missing(module, self.folders):
                stand_in(module, self.gaps if module in APPLES else self.own)
            if (self.gaps / f"{module}.swiftmodule").exists():
                gaps.append(module)
        return gaps

    def typecheck(self, files, mode, more=()):
        places = [part for folder in [*self.folders, *more] for part in ("-I", folder)]
        aliases = [part for alias, module in ALIASES.items() for part in ("-module-alias", f"{alias}={module}")]
        return swiftc("-typecheck", *aliases, "-wmo", "-parse-as-library", "-module-name", "App", "-suppress-warnings", *MODES[mode],
                      *places, *files)


@contextlib.contextmanager
def modules(built, leaves):
    if not (built / "AppIntents.swiftmodule").exists():
        sys.exit(f"{built} has no module AppIntents; run swift build --target AppIntents")
    with tempfile.TemporaryDirectory() as temporary:
        yield Modules(built, leaves, temporary)


def add_options(parser):
    parser.add_argument("--modules", type=pathlib.Path, default=ROOT / ".build/debug/Modules")
    parser.add_argument("--leaves", type=pathlib.Path, default=ROOT / "AppleModules")
