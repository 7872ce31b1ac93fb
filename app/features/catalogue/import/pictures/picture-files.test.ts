import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createPictureFetcher } from './fetch-picture.server'
import { openPictureFiles } from './picture-files.server'
import { zipOf } from '../testing/zip'

const root = mkdtempSync(join(tmpdir(), 'vitrin-pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const folder = join(root, 'resimler')
mkdirSync(join(folder, 'alt'), { recursive: true })
writeFileSync(join(root, 'gizli.txt'), 'gizli')
writeFileSync(join(folder, 'mavi.jpg'), 'mavi')
writeFileSync(join(folder, 'alt', 'şık kordon.jpg'), 'şık')
writeFileSync(join(folder, 'büyük.jpg'), 'x'.repeat(101))
symlinkSync(join(root, 'gizli.txt'), join(folder, 'bağ.jpg'))
const zip = join(root, 'resimler.zip')
writeFileSync(
  zip,
  zipOf({
    'resimler/mavi.jpg': 'mavi',
    'resimler/alt/şık kordon.jpg': 'şık',
    'resimler/büyük.jpg': 'x'.repeat(101),
  }),
)

const read = async (path: string, name: string) => {
  const files = (await openPictureFiles(path, 100))!
  const file = await files.read(name)
  await files.close()
  return file.status === 'read' ? file.bytes.toString() : file.reason
}

describe.each([
  ['a folder', folder],
  ['a zip file', zip],
])('pictures in %s', (_, path) => {
  test('are found by the names the products use', async () => {
    expect(await read(path, 'mavi.jpg')).toBe('mavi')
    expect(await read(path, 'alt/şık kordon.jpg')).toBe('şık')
  })

  test('are not read when they are too large or missing', async () => {
    expect(await read(path, 'büyük.jpg')).toBe('dosya çok büyük')
    expect(await read(path, 'yok.jpg')).toBe('dosya yok')
    expect(await read(path, 'alt')).toBe('dosya yok')
  })

  test.each([
    '../gizli.txt',
    'alt/../../gizli.txt',
    join(root, 'gizli.txt'),
    'bağ.jpg',
    '',
    '.',
    'mavi.jpg\0',
  ])('%j reaches no file outside', async (name) => expect(await read(path, name)).toBe('dosya yok'))
})

test('a zip file that claims to be small is not unpacked beyond its bound', async () => {
  const bomb = join(root, 'bomba.zip')
  writeFileSync(bomb, zipOf({ 'a.jpg': deflateRawSync(Buffer.alloc(50_000_000)) }, { claimed: 90 }))
  expect(await read(bomb, 'a.jpg')).toMatch(/dosya (?:çok büyük|bozuk)/)
})

test('a file that is neither folder nor zip holds no pictures', async () => {
  expect(await openPictureFiles(join(root, 'yok'), 100)).toBeNull()
  expect(await openPictureFiles(join(root, 'gizli.txt'), 100)).toBeNull()
})

test('a name without a file is reported with a remedy, and an address is not taken as a name', async () => {
  const fetchPicture = createPictureFetcher()
  expect(await fetchPicture('mavi.jpg')).toEqual({
    status: 'failed',
    reason: 'görsel dosyaları için --pictures yazın',
  })
  const files = (await openPictureFiles(folder, 100))!
  for (const address of ['file:///etc/passwd', 'C:\\mavi.jpg', '//sunucu/mavi.jpg']) {
    expect(await createPictureFetcher(files)(address)).toEqual({ status: 'failed', reason: 'adres geçersiz' })
  }
  expect(await createPictureFetcher(files)('mavi.jpg')).toEqual({
    status: 'failed',
    reason: 'AVIF, WebP, JPEG veya PNG değil',
  })
})
