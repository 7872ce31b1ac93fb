export type PictureProps = {
  /** `srcset` of each format. */
  avif: string
  webp: string
  /** For browsers that do not know `srcset`, and for saving the picture. */
  src: string
  /** How wide the box is: "(width >= 64rem) 20rem, 50vw". */
  sizes: string
  /** Size of the master in pixels: keeps the box until the picture has loaded. */
  width: number
  height: number
  alt: string
  /** A 16 px WebP as base64, shown until the picture has loaded; unused with `priority`. */
  blur?: string
  /** Above the fold: loads without waiting until it comes into view. */
  eager?: boolean
  /** The largest picture of the first view; one per page. */
  priority?: boolean
  className?: string
}

/** A picture as AVIF, else WebP, in a box of the right shape. */
export function Picture({
  avif,
  webp,
  src,
  sizes,
  width,
  height,
  alt,
  blur,
  eager,
  priority,
  className = '',
}: PictureProps) {
  const background =
    blur && !priority ? { backgroundImage: `url(data:image/webp;base64,${blur})` } : undefined
  return (
    <picture className={`picture ${className}`} style={background}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager || priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
