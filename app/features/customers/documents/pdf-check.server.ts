import { inflateSync } from 'node:zlib'
import { acts, structureActs } from './pdf-actions.server'

/** Most bytes of decompressed structure; real documents stay far below. */
const maxUnfolded = 16 * 1024 * 1024

export type PdfProblem = 'format' | 'damaged' | 'active' | 'encrypted'

/**
 * The first problem of a PDF, or null. Reads its first and last lines, its cross-reference, and the dictionaries of
 * all objects, compressed ones included. Pages are not rendered.
 */
export function examinePdf(bytes: Uint8Array): PdfProblem | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(source)) return 'format'
  if (isAlsoArchive(source)) return 'format'
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(source.slice(-1_024))
  if (!end || !isCrossReference(source, Number(end[1]))) return 'damaged'
  const plain = unescapeNames(source)
  // Encrypted content cannot be inspected.
  if (/\/Encrypt\b/.test(plain)) return 'encrypted'
  const found = readDictionaries(source, bytes)
  const objects = unescapeNames(found?.text ?? '')
  if (acts(plain, `${plain}\n${objects}`)) return 'active'
  if (found === null || found.unfolded !== countOf(/\/ObjStm\b/g, plain)) return 'damaged'
  if (webPage.test(objects)) return 'format'
  if (!/\/Root\b/.test(objects) || !/\/Type\s*\/Catalog\b/.test(objects)) return 'damaged'
  if (!/\/Type\s*\/Page\b/.test(objects)) return 'damaged'
  return structureActs(objects) ? 'active' : null
}

const webPage = /<(?:!doctype|html|script|svg|iframe)[\s>]|<\?php\s/i

/** True when `startxref` points to a table or to an object with an XRef stream. */
function isCrossReference(source: string, at: number): boolean {
  const there = source.slice(at, at + 400)
  return at > 0 && /^\s*(?:xref\s+\d+ \d+|\d+ \d+ obj\b[\s\S]*?\/XRef\b)/.test(there)
}

/** Archivers look for a list of entries at the end of any file. */
function isAlsoArchive(source: string): boolean {
  return source.includes('PK\x05\x06') && (source.includes('PK\x01\x02') || source.includes('PK\x03\x04'))
}

/**
 * Everything outside streams, with compressed objects decompressed, and the number of streams; null when they exceed
 * the limit or fail to decompress, or when a stream is misplaced.
 */
function readDictionaries(source: string, bytes: Uint8Array): { text: string; unfolded: number } | null {
  let text = ''
  let size = 0
  let unfolded = 0
  let at = 0
  const streams = />>\s*stream\r?\n/g
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    const head = source.slice(at, match.index)
    text += `${head}>>`
    const end = source.indexOf('endstream', streams.lastIndex)
    if (end < 0 || otherObject.test(source.slice(streams.lastIndex, end))) return null
    const dictionary = unescapeNames(head.slice(head.lastIndexOf('obj') + 3))
    // Chained filters expand small files to enormous ones; programs do not write them.
    if (/\/(?:Flate|LZW|RunLength)Decode\s*(?:\/|\[?\s*)\/(?:Flate|LZW|RunLength)Decode/.test(dictionary))
      return null
    // Readers recognise compressed objects by the offset of the first one, whatever the type.
    if (/\/(?:ObjStm|First)\b/.test(dictionary)) {
      const objects = unfold(bytes.subarray(streams.lastIndex, end), dictionary, maxUnfolded - size)
      if (objects === null) return null
      size += objects.length
      unfolded += countOf(/\/ObjStm\b/g, dictionary)
      text += `\n${objects}\n`
    }
    at = end
    streams.lastIndex = end
  }
  return { text: text + source.slice(at), unfolded }
}

/** Text that real streams do not contain: a match means a fake stream with an object behind it. */
const otherObject = /\bobj[\s\0]*(?:<<|%)|\bendobj\b/

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/**
 * The compressed objects in the form of plain ones; null when their dictionary differs from those that programs
 * write.
 */
function unfold(stream: Uint8Array, dictionary: string, most: number): string | null {
  // Names and numbers only, because a string could hold anything. Predictors and external files change the data.
  if (!/^\s*<<[\w\s/[\]]*$/.test(dictionary) || /\/(?:F?DecodeParms|DP|F|FFilter)\b/.test(dictionary))
    return null
  if (!/\/FlateDecode\b/.test(dictionary))
    return /\/Filter\b/.test(dictionary) ? null : writeOut(Buffer.from(stream).toString('latin1'), dictionary)
  try {
    const objects = inflateSync(stream, { maxOutputLength: Math.max(1, most) }).toString('latin1')
    return writeOut(objects, dictionary)
  } catch {
    return null
  }
}

/**
 * Objects by the numbers before `First`, which give their offsets; null when `First` is missing or the offsets are
 * invalid.
 */
function writeOut(objects: string, dictionary: string): string | null {
  const first = Number(/\/First\s+(\d{1,9})\s*(?:\/|>|$)/.exec(dictionary)?.[1] ?? Number.NaN)
  const numbers = objects.slice(0, first).match(/\d+|[^\d\s\0]/g) ?? []
  if (!Number.isSafeInteger(first) || numbers.length % 2 !== 0) return null
  const places = numbers.flatMap((number, i) => {
    const at = first + Number(numbers[i + 1])
    return i % 2 === 0 ? [{ number, at }] : []
  })
  if (places.some(({ at }) => !(at >= 0 && at <= objects.length))) return null
  const ordered = places.toSorted((one, other) => one.at - other.at)
  const bodies = ordered.map(
    ({ number, at }, i) => `${number} 0 obj\n${objects.slice(at, ordered[i + 1]?.at)}\nendobj`,
  )
  return bodies.join('\n')
}

/** Decodes names: `/J#61vaScript` is `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
