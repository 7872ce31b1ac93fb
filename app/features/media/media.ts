/** A stored picture as pages need it. Its files are at `/media/{hash}/{width}.{avif|webp}`. */
export type Picture = {
  hash: string
  /** Of the master, in pixels: keeps the box before the picture has come. */
  width: number
  height: number
  /** A 16 px WebP as base64. */
  blur: string
  alt: string
}

/** The widths that are derived; any other width is 404. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'avif' | 'webp'

/** Address of one derived file, never changing in content. */
export function picturePath(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${hash}/${width}.${format}`
}

/** What a `<picture>` needs: two srcsets, a fallback, the box's size, and the blurred preview as base64. */
export type PictureSources = {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  blur: string
}

const fallbackWidth = 640

/** The addresses of a picture. Widths beyond its master are left out, as they would hold no more than the first that covers it. */
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
