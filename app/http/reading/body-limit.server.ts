import { maxFields, refuseManyFields } from './body-fields.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

/** The largest body of a form or an API call, in bytes. */
export const maxBodyBytes = 512 * 1024

/** The same of a form that carries two documents of 5 MB. */
export const maxUploadBytes = 11 * 1024 * 1024

/** Most bytes of a body and most fields of a form. */
export type BodyLimits = { bytes: number; fields: number }

/** The limits of every call and of pages that declare no others. */
export const usualLimits: BodyLimits = { bytes: maxBodyBytes, fields: maxFields }

/**
 * The request with its body read, no longer than `bytes` and with no more than `fields` fields of a form. Throws 413 for
 * a longer one, also when its length was not told before, and 400 for one of more fields (promise L43).
 */
export async function withBoundedBody(request: Request, { bytes, fields }: BodyLimits): Promise<Request> {
  if (!request.body) return request
  // HTTP itself sees to it that no more is sent than was said.
  if (Number(request.headers.get('content-length') ?? 0) > bytes) throw tooLarge()
  // The server's requests are not the platform's: a copy is made of their parts.
  const { url, method, headers, signal } = request
  const body = await readBounded(request.body, bytes)
  refuseManyFields(body, headers.get('content-type'), fields)
  return new Request(url, { method, headers, signal, body })
}

async function readBounded(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // The rest stays with its sender: a form of undici goes on writing into a stream that was cancelled.
    for await (const chunk of body.values({ preventCancel: true })) {
      size += chunk.length
      if (size > most) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // Its client has gone before all of it was sent.
    throw error instanceof Problem ? error : new Problem(400, 'body_incomplete', text.bodyIncomplete)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

// The rest of the body is not read: the connection can carry nothing else.
const tooLarge = () => new Problem(413, 'body_too_large', text.tooLarge, [], { connection: 'close' })
