import { type Redactor, redactorOf } from '../redact.ts'
import { headerSecretName, type Secret } from '../secret.ts'
import type { TargetOptions } from './target.ts'

type Secrets = Pick<TargetOptions, 'token' | 'secretHeaders'>

/** Gives everything that has to be kept out of the record. */
const secretsOf = ({ token, secretHeaders = [] }: Secrets): readonly Secret[] => [
  ...(token === undefined ? [] : [token]),
  ...secretHeaders.map(({ header, value }) => ({ name: headerSecretName(header), value })),
]

/** Makes the redactor of a run's token and secret headers. */
export const redactorFor = (secrets: Secrets): Redactor => redactorOf(secretsOf(secrets))
