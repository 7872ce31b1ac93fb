import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFile } from './encoding.server'
import type { Encoding } from '../format'
import { fileOfBytes } from '../testing/file'

/** Letters of windows-1254 above ASCII that the tests use. */
const letters: Record<string, number> = {
  ç: 0xe7,
  ğ: 0xf0,
  ı: 0xfd,
  ö: 0xf6,
  ş: 0xfe,
  ü: 0xfc,
  İ: 0xdd,
  Ş: 0xde,
}
const in1254 = (text: string) =>
  Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0))

async function read(bytes: Uint8Array, requested: Encoding | null = null, piece = 7) {
  const decoded = await decodeFile(fileOfBytes(bytes, piece), requested)
  if (decoded.status === 'refused') return decoded
  let text = ''
  for await (const part of decoded.open()) text += part
  return { encoding: decoded.encoding, certain: decoded.certain, text }
}

const sentence = 'Şık ince kordon;çiğ deri\nİğne;ışıltı\n'

describe('a text file', () => {
  test('in UTF-8 is read as such, a byte order mark left out', async () => {
    expect(await read(Buffer.from(`\uFEFF${sentence}`))).toEqual({
      encoding: 'utf-8',
      certain: true,
      text: sentence,
    })
    expect(await read(Buffer.from('ascii'))).toMatchObject({ encoding: 'utf-8', certain: true })
  })

  test('in windows-1254 is recognised by its Turkish letters, and reported', async () => {
    expect(await read(in1254(sentence))).toEqual({ encoding: 'windows-1254', certain: false, text: sentence })
    expect(await read(in1254(sentence), 'windows-1254')).toMatchObject({ certain: true, text: sentence })
  })

  test('that Excel calls Unicode text is read by its byte order mark', async () => {
    const bytes = Buffer.from(`\uFEFF${sentence}`, 'utf16le')
    expect(await read(bytes)).toEqual({ encoding: 'utf-16le', certain: true, text: sentence })
  })

  test('is read correctly wherever its chunks are cut', async () => {
    for (let piece = 1; piece <= 9; piece++) {
      expect(await read(Buffer.from(sentence), null, piece)).toMatchObject({ text: sentence })
    }
  })
})

describe('bytes that fit no encoding are refused with their place', () => {
  test('half UTF-8, half windows-1254', async () => {
    const bytes = Buffer.concat([Buffer.from('ad\nşık;'), in1254('kış')])
    expect(await read(bytes)).toMatchObject({
      status: 'refused',
      line: 2,
      character: 6,
      value: '0xFD',
      sentence: /ne UTF-8 ne/,
    })
  })

  test('letters that could be western European need the encoding from the user', async () => {
    const bytes = Buffer.from([0x73, 0x65, 0xf1, 0x6f, 0x72])
    expect(await read(bytes)).toMatchObject({
      status: 'refused',
      line: 1,
      character: 3,
      sentence: /--encoding windows-1254/,
    })
    expect(await read(bytes, 'windows-1254')).toMatchObject({ text: 'señor' })
  })

  test('a declared encoding that contradicts the bytes is refused', async () => {
    expect(await read(in1254('kış'), 'utf-8')).toMatchObject({
      status: 'refused',
      character: 2,
      value: '0xFD',
    })
    expect(await read(Buffer.from([0x61, 0x0a, 0x62, 0x81]), 'windows-1254')).toMatchObject({
      status: 'refused',
      line: 2,
      character: 2,
      value: '0x81',
    })
  })

  test.each([
    ['a letter cut off at the end', [0x61, 0xc5]],
    ['an overlong form', [0xc0, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['above Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('%s', async (_, bytes) => {
    expect(await read(Uint8Array.from(bytes), 'utf-8')).toMatchObject({ status: 'refused' })
  })
})

test('every text is read back from UTF-8, and bytes that Node refuses are refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      async (bytes, piece) => {
        const marked = bytes[0] === 0xff || bytes[0] === 0xfe
        fc.pre(!marked)
        const found = await read(bytes, 'utf-8', piece)
        let expected: string | null = null
        try {
          expected = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        } catch {
          expected = null
        }
        if (expected === null) expect(found).toMatchObject({ status: 'refused' })
        else expect(found).toMatchObject({ text: expected })
      },
    ),
    { numRuns: 500 },
  ))
