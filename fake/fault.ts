import type { FakeReply } from './reply.ts'
import type { WireReply, WireStep } from './wire.ts'

/** A number a fault can be given. */
export type FaultParameter = {
  /** What it decides, with its unit. */
  readonly says: string
  readonly least: number
  readonly most: number
  readonly default: number
}

/** The parameters of one use of a fault, complete and within their bounds. */
export type FaultValues = Readonly<Record<string, number>>

type Described = {
  /** Kebab-case, says what is wrong: `reset-inside-body`. */
  readonly id: string
  /** What the client sees, in one sentence. */
  readonly says: string
  readonly parameters?: Readonly<Record<string, FaultParameter>>
}

/** Changes a reply before it is framed: its status, headers or body. */
export type ReplyFault = Described & {
  readonly at: 'reply'
  edit(reply: FakeReply, values: FaultValues, next: () => number): FakeReply
}

/** Sends a framed reply in another way than whole and in order. */
export type DeliveryFault = Described & {
  readonly at: 'delivery'
  deliver(reply: WireReply, values: FaultValues, next: () => number): readonly WireStep[]
}

/** Meets a client when it connects, before it has asked anything. */
export type ConnectionFault = Described & {
  readonly at: 'connection'
  connect(values: FaultValues): readonly WireStep[]
}

/** Takes the listening socket away, so that the kernel refuses in the place of the fake. */
export type ListeningFault = Described & {
  readonly at: 'listening'
  /** Says for how many ms nothing listens; 0 until the script is replaced or reset. */
  absent(values: FaultValues): number
}

/** Something a real decider, or what stands before it, has done to an exchange; pure, so that its bytes can be asserted. */
export type Fault = ReplyFault | DeliveryFault | ConnectionFault | ListeningFault

/** One use of a fault in a script. */
export type FaultUse = { readonly fault: Fault; readonly values: FaultValues }

/** One use of a fault that meets a connection before it has asked anything. */
export type ConnectionUse = FaultUse & { readonly fault: ConnectionFault | ListeningFault }

/** Says whether a fault happens before a request is read, so that only the number of the connection can call for it. */
export const isBeforeRequest = (fault: Fault): fault is ConnectionFault | ListeningFault =>
  fault.at === 'connection' || fault.at === 'listening'

/** Says whether a fault is used on a connection that has not asked anything. */
export const isConnectionUse = (use: FaultUse): use is ConnectionUse => isBeforeRequest(use.fault)

/** Gives the values of a fault that is used without any. */
export const defaultsOf = ({ parameters = {} }: Fault): FaultValues =>
  Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, each.default]))

/** Gives one of `values` as a whole number; throws where the fault has no such parameter, which is a mistake in the fault. */
export function parameterOf(values: FaultValues, name: string): number {
  const value = values[name]
  if (value === undefined) throw new TypeError(`the fault was given no ${name}: see its parameters`)
  return Math.trunc(value)
}
