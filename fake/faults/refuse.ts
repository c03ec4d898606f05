import { type ListeningFault, parameterOf } from '../fault.ts'

/** Takes the listening socket away. */
export const refuse: ListeningFault = {
  id: 'refuse',
  says: 'Nothing listens: the connection is refused (ECONNREFUSED) by the kernel.',
  parameters: {
    ms: {
      says: 'for how many ms; 0 until the script is replaced or reset',
      least: 0,
      most: 3600000,
      default: 0,
    },
  },
  at: 'listening',
  absent: values => parameterOf(values, 'ms'),
}
