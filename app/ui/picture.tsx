export type PictureProps = {
  /** `srcset` of the AVIFs. */
  avif: string
  /** A WebP for browsers that do not know AVIF. */
  src: string
  /** How wide the box is: "(width >= 64rem) 20rem, 50vw". */
  sizes: string
  /** Size of the master in pixels: keeps the box until the picture has loaded; left out where the styles give its shape. */
  width?: number
  height?: number
  alt: string
  /** A 16 px WebP as base64, shown until the picture has loaded; unused with `priority`. */
  blur?: string
  /** Above the fold: loads without waiting until it comes into view. */
  eager?: boolean
  /** The largest picture of the first view; one per page. */
  priority?: boolean
  className?: string
}

/** A picture as AVIF in the width that fits, else as one WebP, in a box of the right shape. */
export function Picture({
  avif,
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
    <picture className={className ? `picture ${className}` : 'picture'} style={background}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
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
