import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'
/** The bytes of one encoding with the head of the answer as node writes it: names and values in turn. */
export type StoredBody = { bytes: Buffer; head: string[] }

/**
 * An answer as it leaves the process. All its bodies say the same. The one that is not compressed would take four fifths of the
 * memory, and hardly any client asks for it.
 */
export type StoredAnswer = {
  etag: string
  /** The head of a 304. */
  unchanged: string[]
  br: StoredBody
  gzip: StoredBody
  plainHead: string[]
}

type Head = readonly (readonly [name: string, value: string])[]

/** Quality of brotli at once, and of the bodies that replace them once an answer has been asked for several times. */
export const quality = { atOnce: 5, best: 11 } as const

/** Makes an answer of these bytes, compressed with brotli 5 and gzip 6. `head`: its headers without those of its body. */
export async function storedAnswer(bytes: Buffer, etag: string, head: Head): Promise<StoredAnswer> {
  const [br, packed] = await Promise.all([brotliOf(bytes, quality.atOnce), deflate(bytes, { level: 6 })])
  const shared = head.filter(([name]) => name === 'cache-control' || name === 'vary')
  return {
    etag,
    unchanged: flat([['etag', etag], ...shared]),
    br: bodyOf(br, etag, head, 'br'),
    gzip: bodyOf(packed, etag, head, 'gzip'),
    plainHead: headOf(bytes, etag, head, 'identity'),
  }
}

/** The bytes of an answer without compression. */
export const plainBytes = ({ gzip }: StoredAnswer): Buffer => gunzipSync(gzip.bytes)

/** The same answer with the smallest brotli body. Takes about 2 ms of a helper thread for each KB. */
export async function smallest(answer: StoredAnswer): Promise<StoredAnswer> {
  const bytes = await brotliOf(plainBytes(answer), quality.best)
  const head = [...answer.br.head]
  head[head.indexOf('content-length') + 1] = String(bytes.length)
  return { ...answer, br: { bytes: exact(bytes), head } }
}

/** Whether an answer, apart from its body, has this tag and these headers. */
export function hasHead({ plainHead }: StoredAnswer, etag: string, head: Head): boolean {
  const wanted = flat([...head, ['etag', etag]])
  return plainHead.length === wanted.length + 2 && wanted.every((part, at) => part === plainHead[at])
}

/** Bytes of memory that an answer takes. */
export function sizeOf({ br, gzip }: StoredAnswer): number {
  const heads = 2_000
  return br.bytes.length + gzip.bytes.length + heads
}

const bodyOf = (bytes: Buffer, etag: string, head: Head, encoding: Encoding): StoredBody => ({
  bytes: exact(bytes),
  head: headOf(bytes, etag, head, encoding),
})

function headOf(bytes: Buffer, etag: string, head: Head, encoding: Encoding): string[] {
  return flat([
    ...head,
    ['etag', etag],
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
    ['content-length', String(bytes.length)],
  ])
}

/** A copy in memory of its own: what zlib returns is a part of 16 KB or more, all of which would be kept. */
function exact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const flat = (head: Head): string[] => head.flat()

function brotliOf(bytes: Buffer, level: number): Promise<Buffer> {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
