import sharp from 'sharp'
import { maxPixels, readMetadata } from './encode.server'
import { sniffFormat } from './formats.server'
import { examineParts } from './picture-parts.server'
import { pictureWorkers } from './workers.server'

type Redrawn =
  | { status: 'ready'; mediaType: 'image/jpeg' | 'image/png'; bytes: Buffer }
  | { status: 'refused'; reason: 'format' | 'damaged' | 'too_many_pixels' }

// A4 at 300 dpi has 3508.
const longestEdge = 3_600

// An interlaced PNG is decoded whole in memory: A4 at 400 dpi has 15.5 million pixels.
const mostPixels = { jpeg: maxPixels, png: 17_000_000 }

/**
 * A photographed or scanned sheet (JPEG or PNG) in its own format, upright and drawn anew from its pixels. Refuses
 * other formats, damaged files, and files that are of another kind as well.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Redrawn> {
  const format = sniffFormat(bytes)
  if (format !== 'jpeg' && format !== 'png') return refused('format')
  const problem = examineParts(bytes, format)
  if (problem) return refused(problem)
  return pictureWorkers.run(async () => {
    const found = await readMetadata(bytes).catch(unreadable)
    if (!found || found.format !== format) return refused('damaged')
    if (found.width * found.height > mostPixels[format]) return refused('too_many_pixels')
    if ((found.pages ?? 1) > 1) return refused('format')
    const drawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    const encoded = format === 'jpeg' ? drawn.jpeg({ quality: 86 }) : drawn.png({ compressionLevel: 7 })
    const redrawn = await encoded.toBuffer().catch(unreadable)
    return redrawn ? { status: 'ready', mediaType: `image/${format}`, bytes: redrawn } : refused('damaged')
  })
}

const refused = (reason: 'format' | 'damaged' | 'too_many_pixels') => ({ status: 'refused', reason }) as const
const unreadable = () => null
