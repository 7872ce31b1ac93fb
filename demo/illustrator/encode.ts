import sharp, { type Sharp } from 'sharp'
import { drawSvg } from './draw'
import { sizeOf } from './file-name'
import type { Drawing } from './types'

const usualBytes = 26_000
/** for the busiest weaves, once the quality is already low */
const largestBytes = 30_000
const lowQuality = 32
const firstQuality = 52
const lastQuality = 20
const qualityStep = 4

export interface Master {
  avif: Buffer
  /** base64 of a WebP 16 px wide, shown until the picture has loaded */
  blur: string
}

/** Draws a master and encodes it as AVIF, lowering the quality step by step until it is small enough. */
export async function renderMaster(drawing: Drawing): Promise<Master> {
  const { width, height } = sizeOf(drawing)
  const svg = Buffer.from(drawSvg(drawing, width, height))
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (let quality = firstQuality; ;) {
    const avif = await sharp(data, { raw })
      .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer()
    const limit = quality > lowQuality ? usualBytes : largestBytes
    if (avif.length <= limit) return { avif, blur: await blurOf(sharp(data, { raw })) }
    if (quality === lastQuality) throw new Error(`a picture stays larger than ${limit} bytes`)
    quality = Math.max(lastQuality, quality - qualityStep * stepsDown(avif.length / limit))
  }
}

/** The least number of steps needed: one step makes a file about a sixth smaller. */
function stepsDown(excess: number): number {
  return Math.max(1, Math.floor(Math.log(excess) / Math.log(1.17)))
}

/** The blur of a master that is already on disk. */
export function blurOfFile(avif: Buffer): Promise<string> {
  return blurOf(sharp(avif))
}

async function blurOf(picture: Sharp): Promise<string> {
  const webp = await picture.resize(16).webp({ quality: 30 }).toBuffer()
  return webp.toString('base64')
}
