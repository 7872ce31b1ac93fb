import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePdf } from '~/pdf/pdf.server'
import { checkDocument } from './document-check.server'
import { cleanName } from './documents.server'
import { badFiles } from '../testing/bad-files'
import { objectStream, pdf, photo, withSegment } from '../testing/files'

const bad = await badFiles()
const good: [name: string, file: Buffer, mediaType: string][] = [
  ['a PDF', pdf(), 'application/pdf'],
  ['a PDF of an older program', pdf({ version: '1.3' }), 'application/pdf'],
  [
    'a PDF with compressed objects',
    pdf({ objects: [objectStream('6 0 << /Type /Font >>')] }),
    'application/pdf',
  ],
  [
    'a PDF of the shop',
    await makePdf({
      title: 'Örnek belge',
      seller: { name: 'Çağrı Saat', lines: [] },
      facts: [],
      note: '',
      blocks: [{ kind: 'text', title: 'Not', paragraphs: ['ğüşiöçı'] }],
      madeAt: new Date(0),
    }),
    'application/pdf',
  ],
  ['a photo', await photo('jpeg', 3_000), 'image/jpeg'],
  ['a screenshot', await photo('png', 1_500), 'image/png'],
  [
    'a photo with the data that cameras append',
    Buffer.concat([await photo('jpeg'), Buffer.alloc(900, 3)]),
    'image/jpeg',
  ],
]

describe('an upload', () => {
  test('there are at least 60 kinds of bad files', () => {
    expect(bad.length).toBeGreaterThanOrEqual(60)
  })

  test.each(bad)('%s is refused (promise P19)', async (_, file) => {
    const start = performance.now()
    expect(await checkDocument(file)).toMatchObject({ status: 'refused' })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test.each([
    ['jpeg cut in half', 'damaged'],
    ['png cut in half', 'damaged'],
    ['pdf cut in half', 'damaged'],
    ['jpeg and archive', 'format'],
    ['png and archive', 'format'],
    ['pdf and archive', 'format'],
    ['pdf and page', 'format'],
    ['pdf with a file in it', 'active'],
    ['pdf with a script among compressed objects', 'active'],
    ['pdf with a script behind a stream that is a string', 'active'],
    ['pdf with compressed objects, their type written otherwise', 'active'],
    ['pdf with coded compressed objects', 'damaged'],
    ['pdf with a password', 'encrypted'],
    ['png of 60000 × 60000', 'tooManyPixels'],
    ['jpeg of 6 MB', 'tooLarge'],
  ])('%s is refused with its own reason: %s', async (name, reason) => {
    const file = new Map(bad).get(name)!
    expect(await checkDocument(file)).toEqual({ status: 'refused', reason })
  })

  test.each(good)('%s is accepted', async (_, file, mediaType) => {
    const check = await checkDocument(file)
    expect(check).toMatchObject({ status: 'accepted', document: { mediaType } })
  })

  test('keeps a PDF byte for byte', async () => {
    const check = await checkDocument(pdf())
    expect(check.status === 'accepted' && Buffer.from(check.document.bytes).equals(pdf())).toBe(true)
  })

  test('redraws a photo without its place and camera, still legible', async () => {
    const exif = { IFD0: { Make: 'Kamera A.Ş.' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } }
    const taken = await sharp(await photo('jpeg', 2_000))
      .withExif(exif)
      .toBuffer()
    const check = await checkDocument(withSegment(taken, 0xfe, 'kamera'))
    const kept = Buffer.from(check.status === 'accepted' ? check.document.bytes : [])
    const { exif: left, width } = await sharp(kept).metadata()
    expect([left, width]).toEqual([undefined, 2_000])
    expect(kept.includes('kamera')).toBe(false)
  })
})

test.each([
  ['vergi levhası.pdf', 'application/pdf', 'vergi levhası.pdf'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Belgeler\\levha.PDF', 'application/pdf', 'levha.pdf'],
  ['levha.pdf.exe', 'application/pdf', 'levha.pdf.pdf'],
  ['a"\r\nSet-Cookie: x=1.jpg', 'image/jpeg', 'a_ Set-Cookie_ x_1.jpg'],
  ['\u202egpj.exe', 'image/png', 'gpj.png'],
  ['....', 'image/png', 'belge.png'],
  ['', 'image/png', 'belge.png'],
] as const)('the name %j is kept as %j', (given, mediaType, kept) => {
  expect(cleanName(given, mediaType)).toBe(kept)
})
