import { type ReactNode, useState } from 'react'
import { pictureSources, type Picture as StoredPicture } from '~/features/media/media'
import { Badge } from '~/ui/badge'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/links/shop-link'
import type { ProductCard as Card } from '../catalogue'
import { ColourDots } from './colour-dots'
import { discountPercent } from './discount'
import { ProductPrice } from './product-price'
import { text } from './text'

const widths = [160, 320, 480, 640] as const
const sizes = '(width >= 80rem) 280px, (width >= 48rem) 30vw, 46vw'

type Props = {
  product: Card
  /** In view at the first paint, so its picture is loaded at once. */
  eager?: boolean
  /** The largest picture of the first paint (LCP); at most one per page. */
  priority?: boolean
  /** Level of the heading: 3 below a section's heading. */
  heading?: 2 | 3
  /** Buttons of other features: the heart and the form that adds to the basket. */
  favourite?: ReactNode
  buy?: ReactNode
}

/** A product in a list. The whole card is a link to the product; its buttons lie above the link. */
export function ProductCard({ product, eager, priority, heading = 2, favourite, buy }: Props) {
  const [front, back] = product.pictures
  const percent = product.price ? discountPercent(product.price) : 0
  const Heading = heading === 2 ? 'h2' : 'h3'
  // Rendered on hover only: the second picture is a sixth of a card's markup, and few cards are pointed at.
  const [pointedAt, setPointedAt] = useState(false)
  return (
    <article
      className="group relative flex h-full flex-col"
      onPointerOver={back && (({ pointerType }) => pointerType === 'mouse' && setPointedAt(true))}
    >
      <div className="relative overflow-hidden rounded-md bg-sunken">
        {front ? (
          <CardPicture picture={front} eager={eager} priority={priority} />
        ) : (
          <div className="aspect-4/5" />
        )}
        {back && pointedAt && <SecondView picture={back} />}
        <div className="absolute top-2 left-2 flex flex-col items-start gap-1">
          {percent > 0 && <Badge tone="sale">{text.discount(percent)}</Badge>}
          {product.isNew && <Badge tone="brand">{text.isNew}</Badge>}
        </div>
        {favourite && <div className="absolute top-1 right-1 z-10">{favourite}</div>}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        {product.brand && <p className="text-xs text-ink-3">{product.brand}</p>}
        <Heading className="font-sans text-sm leading-[1.25rem] font-semibold tracking-normal sm:text-base">
          <ShopLink
            to={`/${product.link}${product.variantQuery ?? ''}`}
            picture={front && `/media/${front.hash}/640.avif`}
            className="group-hover:text-brand after:absolute after:inset-0"
          >
            {product.name}
          </ShopLink>
        </Heading>
        <ColourDots colours={product.colours} />
        {product.widths.length > 0 && <p className="text-meta text-ink-2">{product.widths.join(' · ')}</p>}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-1">
          <ProductPrice price={product.price} varies={product.priceVaries} size="small" />
          {product.stock === 'none' ? (
            <Badge>{text.stock.none}</Badge>
          ) : (
            buy && <div className="relative z-10">{buy}</div>
          )}
        </div>
      </div>
    </article>
  )
}

/** Fades in over the first picture when it has loaded. */
function SecondView({ picture }: { picture: StoredPicture }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <div
      className="second-view"
      data-loaded={isLoaded || undefined}
      aria-hidden="true"
      onLoadCapture={() => setIsLoaded(true)}
    >
      <CardPicture picture={{ ...picture, alt: '' }} eager />
    </div>
  )
}

function CardPicture({
  picture,
  eager,
  priority,
}: {
  picture: StoredPicture
  eager?: boolean
  priority?: boolean
}) {
  const sources = pictureSources(picture, { widths })
  return (
    <Picture
      {...sources}
      alt={picture.alt}
      sizes={sizes}
      eager={eager}
      priority={priority}
      className="aspect-4/5"
    />
  )
}
