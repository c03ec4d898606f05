import { defaultsOf, type Fault, type FaultParameter, isBeforeRequest } from '../fake/fault.ts'
import type { Line } from './explanation.ts'

const places: Readonly<Record<Fault['at'], string>> = {
  listening: 'before a connection there is: the listening socket is taken away',
  connection: 'when a client connects, before it has asked; name the connection in the script',
  delivery: 'while the answer is sent; an exchange has one fault of this kind',
  reply: 'in the answer itself; goes together with any other fault',
}

/** Explains a fault: what the client sees, when, and what it can be given. */
export function faultLines(fault: Fault): Line[] {
  const { at, says, parameters = {} } = fault
  return [
    ['does', says],
    ['when', places[at]],
    ...Object.entries(parameters).map(
      ([name, each]): Line => ['parameter', sentenceOf(name, each)],
    ),
    ['try it', scriptOf(fault)],
  ]
}

const sentenceOf = (name: string, { says, least, most, default: given }: FaultParameter): string =>
  `${name}: ${says}, from ${least} to ${most}; ${given} by default`

/** Writes the shortest script that uses a fault. */
function scriptOf(fault: Fault): string {
  const { id, parameters = {} } = fault
  const values = defaultsOf(fault)
  const use = Object.keys(parameters).length > 0 ? { [id]: values } : id
  const when = isBeforeRequest(fault) ? { when: { connection: 1 } } : {}
  return `decider-kit fake script.yaml, with the script ${JSON.stringify({ steps: [{ ...when, fault: use }] })}`
}
