import { Problem } from './answering/problem.server'
import { text } from './text'

/** The largest body of a form or an API call, in bytes. */
export const maxBodyBytes = 512 * 1024

/** The same of a form that carries two documents of 5 MB. */
export const maxUploadBytes = 11 * 1024 * 1024

/** The request, with no more body than is allowed; 413 otherwise, also when its length was not told before (promise L43). */
export async function withBoundedBody(request: Request, most: number): Promise<Request> {
  if (!request.body) return request
  const said = request.headers.get('content-length')
  if (said === null) {
    // The server's requests are not the platform's: a copy is made of their parts.
    const { url, method, headers, signal } = request
    return new Request(url, { method, headers, signal, body: await readBounded(request.body, most) })
  }
  // HTTP itself sees to it that no more is sent than was said.
  if (Number(said) > most) throw tooLarge()
  return request
}

async function readBounded(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

// The rest of the body is not read: the connection can carry nothing else.
const tooLarge = () => new Problem(413, 'body_too_large', text.tooLarge, [], { connection: 'close' })
