import ConversationProtocol
import HTTPTypes
import HummingbirdCore
import JSONText

/// The table of what there is: it serves, and `/openapi.json` is made from it.
extension HTTPHandlers {
  var routes: [HTTPRoute] { served + [description] }

  private var served: [HTTPRoute] {
    conversations + apps + surfaces + ongoing + keeping + doors + state + browsers + files
      + placing + finding + settings + hearing
  }

  private var conversations: [HTTPRoute] {
    let turn = HTTPOperation.Reply.json(.turn)
    return [
      HTTPRoute(
        "/v1/say",
        [
          .post: HTTPOperation(
            "Takes one turn of a conversation.", takes: OpenAPIDocument.reference(.request), gives: turn,
            fails: Self.turnFailures, refusing: OpenAPISchema.staleQuestion, by: say)
        ]),
      HTTPRoute(
        "/v1/undo",
        [
          .post: HTTPOperation(
            "Takes back what was done last.", takes: OpenAPISchema.undo, gives: turn,
            fails: Self.turnFailures, by: undo)
        ]),
      HTTPRoute(
        "/v1/sessions",
        [
          .get: HTTPOperation(
            "Lists the caller's conversations.", gives: .json(OpenAPISchema.sessions),
            fails: Self.storeFailures, by: list),
          .delete: HTTPOperation(
            "Deletes the caller's conversations.", gives: .json(OpenAPISchema.deleted),
            fails: Self.storeFailures,
            by: deleteAll),
        ]),
      HTTPRoute(
        "/v1/sessions/:id",
        [
          .get: HTTPOperation(
            "Gives a conversation and its open question.", gives: .json(OpenAPISchema.session),
            fails: Self.turnFailures, by: show),
          .delete: HTTPOperation(
            "Deletes a conversation.", gives: .json(OpenAPISchema.deleted), fails: Self.turnFailures,
            by: delete),
        ]),
      HTTPRoute(
        "/v1/events",
        [
          .get: HTTPOperation(
            "Streams events; each has the data of Event.",
            query: [
              HTTPOperation.Query(
                name: "after", text: "The last event that is known.", schema: OpenAPISchema.event)
            ],
            gives: .text(EventStream.contentType), fails: [.tooMany], by: events)
        ]),
    ]
  }

  private var apps: [HTTPRoute] {
    let language = Self.language
    return [
      HTTPRoute(
        "/v1/intents",
        [
          .get: HTTPOperation(
            "Describes the intents of the apps.", query: [language], gives: .json(OpenAPISchema.intents),
            by: intents)
        ]),
      HTTPRoute(
        "/v1/phrases",
        [
          .get: HTTPOperation(
            "Gives what can be said.",
            query: [language, HTTPOperation.Query(name: "intent", text: "Only of this intent.")],
            gives: .json(OpenAPISchema.phrases), fails: [.notFound], by: phrases)
        ]),
    ]
  }

  private var surfaces: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/widgets",
        [
          .get: HTTPOperation(
            "Gives the caller's board of widgets.", query: [Self.language],
            gives: .json(OpenAPISchema.widgets), fails: Self.turnFailures, by: widgets),
          .post: HTTPOperation(
            "Places a widget on the board.", takes: OpenAPISchema.widgetPlace,
            gives: HTTPOperation.Reply(schema: OpenAPISchema.oneWidget, status: .created),
            fails: Self.turnFailures, by: placeWidget),
        ]),
      HTTPRoute(
        "/v1/widgets/:id/press",
        [
          .post: HTTPOperation(
            "Presses a button or a switch of a widget, as a turn.", takes: OpenAPISchema.widgetPress,
            gives: .json(OpenAPISchema.pressedWidget), fails: Self.turnFailures,
            refusing: OpenAPISchema.staleWidget, by: pressWidget)
        ]),
      HTTPRoute(
        "/v1/widgets/:id/open",
        [
          .post: HTTPOperation(
            "Opens what a widget leads to, as a turn of its app.", takes: OpenAPISchema.widgetOpen,
            gives: .json(OpenAPISchema.openedWidget), fails: Self.turnFailures,
            refusing: OpenAPISchema.staleWidget, by: openWidget)
        ]),
      HTTPRoute(
        "/v1/controls",
        [
          .get: HTTPOperation(
            "Gives the controls of the apps.", query: [Self.language], gives: .json(OpenAPISchema.controls),
            fails: Self.turnFailures, by: controls)
        ]),
      HTTPRoute(
        "/v1/controls/:id",
        [
          .patch: HTTPOperation(
            "Sets a control.", takes: OpenAPISchema.controlChange, gives: .json(OpenAPISchema.oneControl),
            fails: Self.turnFailures, by: changeControl)
        ]),
      HTTPRoute(
        "/v1/controls/:id/press",
        [
          .post: HTTPOperation(
            "Presses a control, as a turn.", takes: OpenAPISchema.controlPress,
            gives: .json(OpenAPISchema.pressedControl), fails: Self.turnFailures, by: pressControl)
        ]),
    ]
  }

  private var ongoing: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/activities",
        [
          .get: HTTPOperation(
            "Gives what goes on and is seen.", query: [Self.language],
            gives: .json(OpenAPISchema.activities), fails: Self.turnFailures, by: activities)
        ]),
      HTTPRoute(
        "/v1/activities/:id",
        [
          .delete: HTTPOperation(
            "Puts an activity away.", gives: .json(OpenAPISchema.activities), fails: Self.turnFailures,
            by: dismissActivity)
        ]),
      HTTPRoute(
        "/v1/activities/:id/press",
        [
          .post: HTTPOperation(
            "Presses a button of an activity, as a turn.", takes: OpenAPISchema.widgetPress,
            gives: .json(OpenAPISchema.pressedActivity), fails: Self.turnFailures,
            refusing: OpenAPISchema.staleActivity, by: pressActivity)
        ]),
      HTTPRoute(
        "/v1/activities/:id/open",
        [
          .post: HTTPOperation(
            "Opens what an activity leads to, as a turn of its app.", takes: OpenAPISchema.widgetOpen,
            gives: .json(OpenAPISchema.openedActivity), fails: Self.turnFailures,
            refusing: OpenAPISchema.staleActivity, by: openActivity)
        ]),
      HTTPRoute(
        "/3/device/:token", isOpen: true,
        [
          .post: HTTPOperation(
            "Updates an activity from outside, as Apple's push service does.", takes: OpenAPISchema.push,
            gives: .nothing(.ok), HTTPOperation.Reply(schema: OpenAPISchema.pushRefusal, status: .gone),
            fails: [.tooMany], refusing: OpenAPISchema.pushRefusal, by: push)
        ]),
    ] + told
  }

  private var told: [HTTPRoute] {
    let list = HTTPOperation.Reply.json(OpenAPISchema.notifications)
    return [
      HTTPRoute(
        "/v1/notifications",
        [
          .get: HTTPOperation(
            "Gives what apps told.", query: [Self.language], gives: list, fails: Self.turnFailures,
            by: notifications),
          .delete: HTTPOperation(
            "Puts all of it away.", gives: list, fails: Self.turnFailures, by: clearNotifications),
        ]),
      HTTPRoute(
        "/v1/notifications/:id",
        [
          .delete: HTTPOperation(
            "Puts a notification away.", gives: list, fails: Self.turnFailures, by: clearNotification)
        ]),
      HTTPRoute(
        "/v1/notifications/:id/picture",
        [
          .get: HTTPOperation(
            "Gives the picture beside a notification, as soon as it is there.", gives: .picture,
            .nothing(.noContent),
            fails: Self.turnFailures, by: notificationPicture)
        ]),
      HTTPRoute(
        "/v1/notifications/:id/act",
        [
          .post: HTTPOperation(
            "Does something about a notification; an intent is a turn.",
            takes: OpenAPISchema.notificationAct, gives: .json(OpenAPISchema.actedNotification),
            fails: Self.turnFailures, by: actOnNotification)
        ]),
    ]
  }

  static var language: HTTPOperation.Query {
    HTTPOperation.Query(
      name: "language", text: "Of titles and sentences.", schema: OpenAPISchema.language)
  }

  private var keeping: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/reload",
        [
          .post: HTTPOperation(
            "Reads the phrase files again.", gives: .json(OpenAPISchema.status),
            fails: [.badData, .unavailable], by: reload)
        ]),
      HTTPRoute(
        "/v1/clock",
        [
          .post: HTTPOperation(
            "Moves a clock that stands.", takes: OpenAPISchema.seconds, gives: .json(OpenAPISchema.now),
            by: advance)
        ]),
    ]
  }

  private var doors: [HTTPRoute] {
    [
      HTTPRoute(
        "/api/conversation/process",
        [
          .post: HTTPOperation(
            "Takes a sentence in Home Assistant's shape.", takes: OpenAPISchema.homeAssistantBody,
            gives: .json(OpenAPISchema.homeAssistantReply), fails: Self.turnFailures, by: process)
        ]),
      HTTPRoute(
        "/mcp",
        [
          .post: HTTPOperation(
            "Takes a message of the Model Context Protocol.", takes: JSON(["type": "object"]),
            gives: .json(JSON(["type": "object"])), .text(EventStream.contentType), .nothing(.accepted),
            .nothing(.noContent), fails: [.notFound, .notAcceptable, .tooMany, .unavailable],
            refusing: OpenAPISchema.rpcFailure, by: agent),
          .get: HTTPOperation(
            "Tells an agent with a session what belongs to none of its requests, as long as it listens.",
            gives: .text(EventStream.contentType), fails: [.notFound, .notAcceptable, .tooMany],
            by: agentMessages),
          .delete: HTTPOperation(
            "Ends a session of an agent.", gives: .nothing(.noContent), fails: [.notFound],
            by: endAgentSession),
        ]),
    ]
  }

  private var state: [HTTPRoute] {
    [
      HTTPRoute(
        "/healthz", isOpen: true,
        [
          .get: HTTPOperation(
            "Says that the process answers.", gives: .json(OpenAPISchema.status), by: health)
        ]),
      HTTPRoute(
        "/readyz", isOpen: true,
        [
          .get: HTTPOperation(
            "Says whether turns are taken.", gives: .json(OpenAPISchema.status),
            fails: [.unavailable, .busy], by: readiness)
        ]),
      HTTPRoute(
        "/metrics", [.get: HTTPOperation("Gives measurements.", gives: .text("text/plain"), by: measurements)]
      ),
    ]
  }

  private var description: HTTPRoute {
    let served = served
    return HTTPRoute(
      "/openapi.json",
      [
        .get: HTTPOperation(
          "Describes all of this.", gives: .json(JSON(["type": "object"])),
          by: { _ in
            HTTPReply.json(text: OpenAPIDocument(served).jsonValue.line)
          })
      ])
  }

  /// What a turn can fail with before it has a reply.
  static let turnFailures: [AssistantFailure.Code] = [
    .notFound, .conflict, .superseded, .inProgress, .tooMany, .busy, .unavailable,
  ]
  static let storeFailures: [AssistantFailure.Code] = [.busy, .unavailable]
}
