import { maxFields, refuseManyFields } from './body-fields.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

/** The largest body of a form or an API call, in bytes. */
export const maxBodyBytes = 512 * 1024

/** The largest body of a form that carries two documents of 5 MB. */
export const maxUploadBytes = 11 * 1024 * 1024

/** Most bytes of a body and most fields of a form. */
export type BodyLimits = { bytes: number; fields: number }

/** The limits of every call and of pages that declare no others. */
export const usualLimits: BodyLimits = { bytes: maxBodyBytes, fields: maxFields }

/**
 * The request with its body read into memory. Throws 413 for a body longer than `bytes`, also when no length was declared, and
 * 400 for a form with more than `fields` fields (promise L43).
 */
export async function withBoundedBody(request: Request, { bytes, fields }: BodyLimits): Promise<Request> {
  if (!request.body) return request
  // HTTP cuts off a body at its declared length.
  if (Number(request.headers.get('content-length') ?? 0) > bytes) throw tooLarge()
  // The request of the HTTP server is not a platform Request, so a new one is made of its parts.
  const { url, method, headers, signal } = request
  const body = await readBounded(request.body, bytes)
  refuseManyFields(body, headers.get('content-type'), fields)
  return new Request(url, { method, headers, signal, body })
}

async function readBounded(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // The stream is not cancelled: undici goes on writing a form into a cancelled stream.
    for await (const chunk of body.values({ preventCancel: true })) {
      size += chunk.length
      if (size > most) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // The client closed the connection before the whole body was sent.
    throw error instanceof Problem ? error : new Problem(400, 'body_incomplete', text.bodyIncomplete)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

// The rest of the body is not read, so the connection cannot carry another request.
const tooLarge = () => new Problem(413, 'body_too_large', text.tooLarge, [], { connection: 'close' })
