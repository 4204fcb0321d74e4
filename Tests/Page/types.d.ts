/** What the daemon sends, for the checker (Docs/HTTP.md, Docs/Views.md, Docs/schema). */
declare namespace Wire {
  type Style = {color?: string, opacity?: number, gradient?: Gradient};
  type GradientStop = {color: string, opacity?: number, location: number};
  type Gradient = {geometry: string, stops: GradientStop[], startX?: number, startY?: number, endX?: number, endY?: number};
  type Font = {style?: string, size?: number, weight?: string, italic?: boolean, design?: string, monospacedDigit?: boolean};
  type Tick = {style: string, start?: number, end: number, countsDown?: boolean, pause?: number, showsHours?: boolean};
  type Span = {text?: string, tick?: Tick, symbol?: string, font?: Font, style?: Style, underline?: boolean, strikethrough?: boolean};
  type Track = {fixed?: number, minimum?: number, maximum?: number | string, adaptive?: boolean, spacing?: number};
  type Spoken = {label?: string, value?: string, hint?: string, hidden?: boolean};
  type Modifier = {modifier: string, [key: string]: any};
  type ViewNode = {
  kind: string, children?: ViewNode[], modifiers?: Modifier[], accessibility?: Spoken, priority?: number,
  entity?: {type: string, id: string}, spans?: Span[], lineLimit?: number, alignment?: string, symbol?: string,
  name?: string, decorative?: boolean, style?: Style, font?: Font, icon?: ViewNode[], labelStyle?: string,
  value?: number, interval?: Tick, valueLabel?: ViewNode[], minimumLabel?: ViewNode[], maximumLabel?: ViewNode[],
  progressStyle?: string, gaugeStyle?: string, tint?: Style, minLength?: number, shape?: string, radius?: number,
  fill?: Style, stroke?: Style, lineWidth?: number, trimFrom?: number, trimTo?: number, url?: string, action?: string,
  title?: string, role?: string, buttonStyle?: string, toggleStyle?: string, disabled?: boolean, isOn?: boolean,
  spacing?: number, horizontalSpacing?: number, verticalSpacing?: number, axis?: string, tracks?: Track[],
  header?: ViewNode[], footer?: ViewNode[],
};
  type ViewTree = {version: number, locale?: string, url?: string, root: ViewNode, containerBackground?: ViewNode};
  type Option = {id: string, title: string, subtitle: string | null, section?: string, destructive?: boolean};
  type Question = {id: string, kind: string, slot: string, title: string, attempt: number, max: number, expires: string,
  options: Option[], cancel?: string, sensitive?: boolean};
  type Failure = {code: string, message: string, retryable: boolean};
  type Turn = {
  session: string, turn: number, outcome: string, app: string | null, intent: string | null, text: string,
  question: Question | null, snippet: {lines: string[], buttons?: string[], tree?: ViewTree} | null,
  undo: {until: string, say: string} | null, performed: {app: string, intent: string}[],
  effects: {[name: string]: number}, error: Failure | null, speech?: {full: string, supporting?: string | null},
};
  type Widget = {id: string, app: string, kind: string, title: string, family: string, stack: string | null,
  tree: ViewTree | null, stale: boolean, problem: string | null, configuration?: {[name: string]: any}};
  type WidgetParameter = {name: string, title: string, type: string, options?: (string | {value: string, title: string})[]};
  type WidgetKind = {kind: string, app: string, title: string, description: string, families: string[],
  parameters: WidgetParameter[]};
  type Control = {id: string, app: string, title: string, value: string, hint: string | null, on: boolean | null,
  disabled: boolean, tree: ViewTree | null, problem: string | null,
  form: {parameters: WidgetParameter[], values: {[name: string]: string}, missing: string[]} | null};
  type Activity = {id: string, app: string, title: string, state: string, tree: ViewTree | null,
  island: {[place: string]: ViewTree}, relevance: number};
  type NotificationAction = {id: string, title: string, text: boolean, destructive: boolean};
  type Notification = {id: string, app: string, name: string, title: string, subtitle: string, body: string, picture: boolean, thread: string, delivered: string,
  actions: NotificationAction[]};
  type Done = {at: string, app: string, intent: string, title: string, summary: string, session: string,
  undo?: {until: string}};
  type Found = {kind: string, title: string, subtitle: string, text: string, session?: string};
  type SessionLine = {id: string, owner: string, updated: string, parked: boolean};
  type Explanation = {
  text: string, read: string[],
  winner?: {intent: string, title?: string, phrase: string, slots: {[name: string]: string}, slot_titles?: {[name: string]: string},
    costs: {what: string, title?: string, cost: number}[],
    spans?: {slot: string, start: number, end: number}[]} | null,
  near_misses: {intent: string, title?: string, phrase: string, at: number, reason: string}[],
  vetoes: {rule: string, title?: string, page?: string, span: number[]}[], nearest?: any,
};
}
