/** A stored picture as pages need it. Its files are at `/media/{hash}/{width}.{avif|webp|jpg}`. */
export type Picture = {
  hash: string
  /** Width of the master in pixels; reserves the box before the picture is loaded. */
  width: number
  height: number
  /** A 16 px WebP, base64. */
  blur: string
  alt: string
}

/** The widths on offer; any other width is 404. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** JPEG is for emails: many mail programs show neither AVIF nor WebP. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** Size in px of the picture that other sites show for a shared link (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const

/** Address of a picture for shared links, a JPEG of `shareSize`. Its content never changes. */
export function sharePath(hash: string): string {
  return `/media/${hash}/paylasim.jpg`
}

/** Address of one derived file. Its content never changes. */
export function picturePath(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${hash}/${width}.${format}`
}

/** Address of a film by the hash of its content. */
export function videoPath(hash: string): string {
  return `/media/${hash}/video.mp4`
}

/** The data of a `<picture>`: two srcsets, a fallback, the box's size, and the blurred preview as base64. */
export type PictureSources = {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  blur: string
}

const fallbackWidth = 640

/** The sources of a picture. Widths above the master's are left out because they would only repeat it. */
export function pictureSources(
  picture: Omit<Picture, 'alt'>,
  { widths = pictureWidths }: { widths?: readonly PictureWidth[] } = {},
): PictureSources {
  const { hash, width, height, blur } = picture
  const covering = widths.findIndex((offered) => offered >= width)
  const offered = covering === -1 ? widths : widths.slice(0, covering + 1)
  const srcset = (format: PictureFormat) =>
    offered.map((wanted) => `${picturePath(hash, wanted, format)} ${Math.min(wanted, width)}w`).join(', ')
  const fallback = offered.findLast((wanted) => wanted <= fallbackWidth) ?? offered[0] ?? fallbackWidth
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: picturePath(hash, fallback, 'webp'),
    width,
    height,
    blur,
  }
}
