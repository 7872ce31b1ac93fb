import { inflateSync } from 'node:zlib'
import { acts, structureActs } from './pdf-actions.server'

/** Most that the compressed structure of a document may unfold to, in bytes: real ones stay far below. */
const maxUnfolded = 16 * 1024 * 1024

export type PdfProblem = 'format' | 'damaged' | 'active' | 'encrypted'

/**
 * What is wrong with a PDF, null when nothing is. Read are its first and last lines, where it says its objects are, and
 * the dictionaries of all objects, also of those that are kept compressed. Pages are not drawn.
 */
export function examinePdf(bytes: Uint8Array): PdfProblem | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(source)) return 'format'
  if (isAlsoArchive(source)) return 'format'
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(source.slice(-1_024))
  if (!end || !isCrossReference(source, Number(end[1]))) return 'damaged'
  const plain = unescapeNames(source)
  // What is locked cannot be looked into.
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

/** Where `startxref` leads: a table, or an object with a stream of type XRef. */
function isCrossReference(source: string, at: number): boolean {
  const there = source.slice(at, at + 400)
  return at > 0 && /^\s*(?:xref\s+\d+ \d+|\d+ \d+ obj\b[\s\S]*?\/XRef\b)/.test(there)
}

/** Unpackers look for the list of an archive at the end of any file. */
function isAlsoArchive(source: string): boolean {
  return source.includes('PK\x05\x06') && (source.includes('PK\x01\x02') || source.includes('PK\x03\x04'))
}

/**
 * Everything that is no stream, with the compressed objects unfolded, and how many streams of those there were; null when
 * they unfold to too much or not at all, or a stream is not where it seems to be.
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
    // Filters over filters are how small files unfold to enormous ones; nobody writes them otherwise.
    if (/\/(?:Flate|LZW|RunLength)Decode\s*(?:\/|\[?\s*)\/(?:Flate|LZW|RunLength)Decode/.test(dictionary))
      return null
    // Readers know compressed objects by where the first is, whatever their type.
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

/** What no stream has in it: where this is, the stream is a pretence, with an object behind it. */
const otherObject = /\bobj[\s\0]*(?:<<|%)|\bendobj\b/

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** Compressed objects, written as objects outside are; null when their dictionary is not as programs write it. */
function unfold(stream: Uint8Array, dictionary: string, most: number): string | null {
  // Names and numbers alone: in a string anything could stand. Predictors and other files change what is read.
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

/** The numbers before `First` say which object stands where behind it; null without one, or when they say nonsense. */
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

/** `/J#61vaScript` is `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
