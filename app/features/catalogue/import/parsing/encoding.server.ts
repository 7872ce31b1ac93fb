import type { Encoding, ImportFile } from '../format'
import { text } from '../text'

export type DecodedFile =
  | {
      status: 'read'
      encoding: Encoding | 'utf-16le' | 'utf-16be'
      certain: boolean
      open: () => AsyncIterable<string>
    }
  | { status: 'refused'; line: number; character: number; value: string; sentence: string }

type Place = { line: number; character: number; byte: number }

// Letters and signs of Turkish texts above ASCII in windows-1254. Six of the letters differ from western European files,
// which have ð ý þ in their places.
const turkish = new Set(
  [...'çğıöşüÇĞİÖŞÜâîûÂÎÛéØøÅ€…‘’“”•–—™\u00a0©«®°±²³´µ·»¼½¾×'].map((sign) => byteOf1254().get(sign)!),
)
const onlyTurkish = new Set([0xf0, 0xfd, 0xfe, 0xd0, 0xdd, 0xde])
const unassigned1254 = new Set([0x81, 0x8d, 0x8e, 0x8f, 0x90, 0x9d, 0x9e])

/**
 * Detects the encoding of a text file by reading all of it, and opens it as text. A file that is not UTF-8 is read as
 * windows-1254 when every byte above ASCII is a Turkish letter or sign there. Otherwise it is refused, with the place of the
 * first such byte, unless `requested` names an encoding that fits.
 */
export async function decodeFile(file: ImportFile, requested: Encoding | null): Promise<DecodedFile> {
  const found = await examine(file)
  if (found.mark) return opened(file, found.mark, true)
  if (requested === 'windows-1254') {
    return found.unassigned ? refused(found.unassigned, text.not1254) : opened(file, requested, true)
  }
  if (!found.invalid) return opened(file, 'utf-8', true)
  if (requested === 'utf-8') return refused(found.invalid, text.notUtf8)
  if (!found.multibyte && found.allTurkish && found.someTurkish) return opened(file, 'windows-1254', false)
  return refused(found.invalid, found.unassigned || found.multibyte ? text.neitherEncoding : text.sayEncoding)
}

function opened(
  file: ImportFile,
  encoding: (DecodedFile & { status: 'read' })['encoding'],
  certain: boolean,
): DecodedFile {
  return { status: 'read', encoding, certain, open: () => decode(file(), encoding) }
}

function refused({ line, character, byte }: Place, sentence: string): DecodedFile {
  const value = `0x${byte.toString(16).toUpperCase()}`
  return { status: 'refused', line, character, value, sentence }
}

/** The decoded text without a byte order mark. */
async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

type Findings = {
  mark: 'utf-16le' | 'utf-16be' | null
  /** Place of the first byte that is invalid in UTF-8. */
  invalid: Place | null
  /** Whether the file contains a valid character of several bytes. */
  multibyte: boolean
  unassigned: Place | null
  allTurkish: boolean
  someTurkish: boolean
}

async function examine(file: ImportFile): Promise<Findings> {
  const found: Findings = {
    mark: null,
    invalid: null,
    multibyte: false,
    unassigned: null,
    allTurkish: true,
    someTurkish: false,
  }
  const reader = createUtf8Reader(found)
  let start = true
  for await (const chunk of file()) {
    if (start && chunk.length >= 2) {
      start = false
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return { ...found, mark: 'utf-16le' }
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return { ...found, mark: 'utf-16be' }
    }
    for (const byte of chunk) reader.take(byte)
  }
  reader.end()
  return found
}

/** Checks UTF-8 (RFC 3629 §4) byte by byte and records the first invalid one. */
function createUtf8Reader(found: Findings) {
  let place: Place = { line: 1, character: 0, byte: 0 }
  let begun: Place = place
  let needed = 0
  let lowest = 0x80
  let highest = 0xbf

  function broken() {
    found.invalid ??= begun
    needed = 0
  }

  function begin(byte: number) {
    begun = { ...place, byte }
    ;[lowest, highest] = secondByte(byte)
    needed = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
    if (byte < 0xc2 || byte > 0xf4) broken()
  }

  return {
    take(byte: number) {
      if (byte < 0x80) {
        if (needed > 0) broken()
        if (byte === 10) place = { line: place.line + 1, character: 0, byte }
        else place.character += 1
        return
      }
      const continues = needed > 0 && byte >= lowest && byte <= highest
      if (!continues) place.character += 1
      found.allTurkish &&= turkish.has(byte)
      found.someTurkish ||= onlyTurkish.has(byte)
      if (unassigned1254.has(byte)) found.unassigned ??= { ...place, byte }
      if (continues) {
        ;[lowest, highest] = [0x80, 0xbf]
        needed -= 1
        found.multibyte ||= needed === 0
        return
      }
      if (needed > 0) broken()
      begin(byte)
    },
    end() {
      if (needed > 0) broken()
    },
  }
}

/** Valid second bytes after this first one: overlong forms, surrogates and values above U+10FFFF are invalid. */
function secondByte(first: number): [lowest: number, highest: number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return [0x80, 0xbf]
}

function byteOf1254(): Map<string, number> {
  const decoder = new TextDecoder('windows-1254')
  return new Map(
    Array.from({ length: 128 }, (_, place): [string, number] => [
      decoder.decode(Uint8Array.of(place + 128)),
      place + 128,
    ]),
  )
}
