import type { Refusal, Written } from '../../spec/dialect.ts'
import { discreet } from '../../spec/discretion.ts'
import type { HeaderTexts } from '../../spec/headers.ts'
import { secretsOf } from '../../spec/secrets.ts'
import type { Face } from '../faces/face.ts'

/** A request as far as its refusal needs it, and the model that is named there. */
export type Refused = {
  readonly body: Uint8Array
  readonly headers: HeaderTexts
  readonly model: string
}

/** Makes what refuses a request in the form of its dialect and quotes neither a credential of it nor the server's token. */
export const refuserOf =
  (
    { face, token }: { readonly face: Pick<Face, 'refuse'>; readonly token?: string },
    { body, headers, model }: Refused,
  ) =>
  (refusal: Refusal): Written => {
    const secrets = [...secretsOf(headers), ...(token ? [token] : [])]
    return face.refuse(discreet(refusal, body, secrets), model)
  }
