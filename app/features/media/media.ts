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

/** The data of a `<picture>`: the AVIFs, one WebP for browsers without AVIF, the box's size, and the blurred preview as base64. */
export type PictureSources = {
  avif: string
  src: string
  width: number
  height: number
  blur?: string
}

const fallbackWidth = 640

/** The sources of a picture. */
export function pictureSources(
  { hash, width, height, blur }: Omit<Picture, 'alt' | 'blur'> & Partial<Pick<Picture, 'blur'>>,
  { widths }: { widths?: readonly PictureWidth[] } = {},
): PictureSources {
  return { ...pictureFiles(hash, width, widths), width, height, ...(blur && { blur }) }
}

/** The files of a picture. Widths above the master's are left out because they would only repeat it. */
export function pictureFiles(
  hash: string,
  width: number,
  widths: readonly PictureWidth[] = pictureWidths,
): Pick<PictureSources, 'avif' | 'src'> {
  const covering = widths.findIndex((offered) => offered >= width)
  const offered = covering === -1 ? widths : widths.slice(0, covering + 1)
  const fallback = offered.findLast((wanted) => wanted <= fallbackWidth) ?? offered[0] ?? fallbackWidth
  return {
    avif: offered
      .map((wanted) => `${picturePath(hash, wanted, 'avif')} ${Math.min(wanted, width)}w`)
      .join(', '),
    src: picturePath(hash, fallback, 'webp'),
  }
}
