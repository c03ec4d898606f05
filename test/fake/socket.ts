import { connect } from 'node:net'

/** What a bare socket saw: the text received and how the connection ended. */
export type Seen = { readonly text: string; readonly ended: string }

/** Writes `bytes` to the server on `port` and reads until it ends the connection, or until `done` says so. */
export function talk(
  port: number,
  bytes: string,
  done: (text: string) => boolean = () => false,
): Promise<Seen> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    const finish = (ended: string) => {
      socket.destroy()
      resolve({ text, ended })
    }
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
      if (done(text)) finish('open')
    })
    socket.on('end', () => finish('FIN'))
    socket.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'error'))
  })
}

/** Writes out a POST /v1/systemone as it goes over the wire. */
export function post(body: string, ...headers: readonly string[]): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  return ['POST /v1/systemone HTTP/1.1', 'Host: fake', length, ...headers, '', body].join('\r\n')
}
