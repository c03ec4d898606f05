import type { DeliveryFault } from '../fault.ts'

/** Reads the request and stays silent. */
export const neverAnswer: DeliveryFault = {
  id: 'never-answer',
  says: 'Reads the request, sends nothing and keeps the connection open.',
  at: 'delivery',
  deliver: () => [{ do: 'hang' }],
}
