import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** A photograph-like picture: a gradient with grain, whose upper and lower halves differ. */
export async function drawnPicture(
  width: number,
  height: number,
  format: Format,
  options: { orientation?: number } = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const upper = await sharp({
    create: { width, height: Math.ceil(height / 2), channels: 3, background: '#a5602d' },
  })
    .png()
    .toBuffer()
  const drawn = sharp({ create: { width, height, channels: 3, background: '#26313c', noise } }).composite([
    { input: upper, gravity: 'north' },
  ])
  const { orientation } = options
  const described = orientation
    ? drawn.withMetadata({ orientation }).withExifMerge({ IFD0: { Copyright: 'secret place' } })
    : drawn
  return described.toFormat(format, format === 'png' ? {} : { effort: 0, quality: 80 }).toBuffer()
}

/** A PNG whose head claims any size over the data of a small one, as a decompression bomb does. */
export function claimSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}
