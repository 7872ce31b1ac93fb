import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { maxPictureBytes, preparePicture } from './media.server'
import { claimSize, drawnPicture } from './testing/pictures'

async function ready(bytes: Buffer) {
  const prepared = await preparePicture(bytes)
  if (prepared.status !== 'ready') throw new Error(prepared.reason)
  return prepared.picture
}

describe('an uploaded picture', () => {
  test.each(['avif', 'webp', 'jpeg', 'png'] as const)(
    'that is a real %s is kept as AVIF with its size and a small preview',
    async (format) => {
      const picture = await ready(await drawnPicture(400, 300, format))
      expect(picture).toMatchObject({
        width: 400,
        height: 300,
        hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      })
      expect((await sharp(picture.master).metadata()).mediaType).toBe('image/avif')
      const blur = Buffer.from(picture.blur, 'base64')
      expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 })
      expect(blur.length).toBeLessThan(200)
    },
  )

  test('is reduced to 1600 px when it is larger, and otherwise left alone', async () => {
    expect(await ready(await drawnPicture(2400, 1200, 'jpeg'))).toMatchObject({ width: 1600, height: 800 })
    expect(await ready(await drawnPicture(40, 60, 'png'))).toMatchObject({ width: 40, height: 60 })
  })

  test('is turned upright, and loses the place where it was taken', async () => {
    const photo = await drawnPicture(300, 200, 'jpeg', { orientation: 6 })
    expect(photo.includes('secret place')).toBe(true)
    const { width, height, master } = await ready(photo)
    expect({ width, height }).toEqual({ width: 200, height: 300 })
    expect(await sharp(master).metadata()).not.toHaveProperty('exif')
    expect(Buffer.from(master).includes('secret place')).toBe(false)
  })

  test('has the same name when it is uploaded again', async () => {
    const bytes = await drawnPicture(200, 200, 'webp')
    expect((await ready(bytes)).hash).toBe((await ready(bytes)).hash)
  })
})

describe('a refused upload', () => {
  const refusal = async (bytes: Uint8Array) => {
    const prepared = await preparePicture(bytes)
    return prepared.status === 'refused' ? prepared.reason : prepared.status
  }

  test.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['an SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['nothing', ''],
  ])('%s is not a picture', async (_, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toBe('format')
  })

  test('a GIF or TIFF under another name is not accepted as a picture', async () => {
    const png = await drawnPicture(20, 20, 'png')
    expect(await refusal(await sharp(png).gif().toBuffer())).toBe('format')
    expect(await refusal(await sharp(png).tiff().toBuffer())).toBe('format')
  })

  test('a text that begins like a picture is damaged', async () => {
    expect(await refusal(Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'))).toBe('damaged')
    expect(await refusal(Buffer.from('RIFF\x20\x00\x00\x00WEBP<svg></svg>', 'latin1'))).toBe('damaged')
    expect(
      await refusal(Buffer.from('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00avifmif1<svg>', 'latin1')),
    ).toBe('damaged')
  })

  test.each(['avif', 'webp', 'jpeg', 'png'] as const)(
    'a %s cut off in the middle is damaged',
    async (format) => {
      const whole = await drawnPicture(300, 300, format)
      expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('damaged')
    },
  )

  test('a file that claims 900 million pixels is never decoded', async () => {
    const png = await drawnPicture(20, 20, 'png')
    expect(await refusal(claimSize(png, 30_000, 30_000))).toBe('too_many_pixels')
    expect(await refusal(claimSize(png, 2_000_000_000, 1))).not.toBe('ready')
    expect(await refusal(claimSize(png, 6000, 6000))).toBe('damaged')
  })

  test('a file of more than 15 MB is not even looked at', async () => {
    const jpeg = await drawnPicture(20, 20, 'jpeg')
    expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(maxPictureBytes)]))).toBe('too_large')
  })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('the metadata of a %s is left out', async (format) => {
  const payload = '<script>alert(document.domain)</script>PK\x03\x04'
  const polyglot = Buffer.concat([await drawnPicture(60, 60, format), Buffer.from(payload)])
  const prepared = await preparePicture(polyglot)
  if (prepared.status === 'ready')
    expect(Buffer.from(prepared.picture.master).includes('<script')).toBe(false)
  else expect(prepared.reason).toBe('damaged')
})
