import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { noteCarrier } from './reset.ts'

/** A certificate, followed by those that vouch for it, and its private key, as PEM texts (RFC 7468). */
export type TlsPair = { readonly cert: string; readonly key: string }

/** TLS with a pair of one's own, or with one made for this start, for localhost, 127.0.0.1 and ::1. */
export type TlsOption = true | TlsPair

/**
 * Gives the pair to serve: the given one once it is known to work, or a fresh one.
 *
 * Throws an Error of one sentence for texts that are no PEM and a key of another certificate. A certificate
 * that has expired is served as it is, for a client that has to refuse it needs one.
 */
export async function tlsPairOf(option: TlsOption): Promise<TlsPair> {
  if (option === true) return generatePair()
  const certificate = parsed('certificate', () => new X509Certificate(option.cert))
  const key = parsed('key', () => createPrivateKey(option.key))
  checkPair(certificate, key)
  parsed('pair', () => createSecureContext(option))
  return option
}

function checkPair(certificate: X509Certificate, key: KeyObject): void {
  if (certificate.checkPrivateKey(key)) return
  throw new Error(
    `the TLS key does not belong to the certificate of ${certificate.subject.replaceAll('\n', ', ')}. Give the key it was made with.`,
  )
}

const wrong = {
  certificate:
    'the TLS certificate is no PEM text. Give one that starts with -----BEGIN CERTIFICATE-----.',
  key: 'the TLS key is no PEM text of a key without passphrase. Give one that starts with -----BEGIN PRIVATE KEY-----.',
  pair: 'the TLS certificate and key cannot be served: a key of 2048 bits RSA or P-256 can.',
} as const

function parsed<T>(what: keyof typeof wrong, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new Error(wrong[what], { cause })
  }
}

/** Makes a certificate that vouches for itself, so that a client who trusts it trusts this server and no other. */
async function generatePair(): Promise<TlsPair> {
  // X.509 is a world of its own, and is loaded only where a certificate is made.
  const { generate } = await import('selfsigned')
  const altNames = [
    { type: 2, value: 'localhost' } as const,
    { type: 7, ip: '127.0.0.1' } as const,
    { type: 7, ip: '::1' } as const,
  ]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'decider-kit' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      // No CA, for some clients refuse a server that shows the certificate of one.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  return { cert, key }
}

/** Takes a decrypted connection and the TCP connection that carries it. */
type OnSecure = (socket: Socket, carrier: Socket) => void

/** Makes the function that puts TLS on a connection that came in; `onSecure` takes it once the handshake is over. */
export function secureBy(pair: TlsPair, onSecure: OnSecure): (carrier: Socket) => void {
  const secureContext = createSecureContext(pair)
  return carrier => {
    // node's own TLS server never tells which connection carries a TLS socket, and a reset needs it.
    const secure = new TLSSocket(carrier, {
      isServer: true,
      secureContext,
      ALPNProtocols: ['http/1.1'],
    })
    // A client that does not trust the certificate ends the handshake with an error, which is its right;
    // one that ends its half in the middle of it (FIN) never comes to the end of it.
    const leave = () => secure.destroy()
    secure.once('error', leave)
    secure.once('end', leave)
    secure.once('secure', () => {
      secure.off('error', leave)
      secure.off('end', leave)
      noteCarrier(secure, carrier)
      onSecure(secure, carrier)
    })
  }
}
