import { type DeliveryFault, parameterOf } from '../fault.ts'
import { sendLarge } from './large-field.ts'

/** Sends more than anybody wants. */
export const largeBody: DeliveryFault = {
  id: 'large-body',
  says: 'Puts a field of many bytes ahead of the others; the body stays one JSON object.',
  parameters: {
    bytes: { says: 'how many bytes the field has', least: 1, most: 4294967296, default: 16777216 },
  },
  at: 'delivery',
  deliver: (reply, values) => sendLarge(reply, parameterOf(values, 'bytes')),
}
