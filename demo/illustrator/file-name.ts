import { createHash } from 'node:crypto'
import type { Drawing } from './types'

/** Raise this when the illustrator draws the same parameters differently, so that every picture gets a new name. */
const edition = 1

export const masterWidth = 960
export const masterHeight = 1200

/** Size of a drawing's master in pixels. */
export function sizeOf(drawing: Drawing): { width: number; height: number } {
  if (drawing.view !== 'banner') return { width: masterWidth, height: masterHeight }
  return drawing.shape === 'wide' ? { width: 1280, height: 512 } : { width: 960, height: 720 }
}

/** The file name of a drawing, a hash of its parameters. */
export function fileNameOf(drawing: Drawing): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, drawing]))
    .digest('hex')
  return `${hash.slice(0, 12)}.avif`
}
