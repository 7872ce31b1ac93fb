import { type ReactNode, useState } from 'react'
import { pictureFiles } from '~/features/media/media'
import { Badge } from '~/ui/badge'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { ShopLink } from '~/ui/links/shop-link'
import { cardWidths, largestOfCard, type ShownCard, type ShownPicture, type ShownPrice } from '../shown-cards'
import { ColourDots } from './colour-dots'
import { text } from './text'

const sizes = '(width>=80rem) 280px,(width>=48rem) 30vw,46vw'

type Props = {
  product: ShownCard
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
  const { price, colours, brand, widths } = product
  const Heading = heading === 2 ? 'h2' : 'h3'
  // Rendered on hover only: the second picture is a sixth of a card's markup, and few cards are pointed at.
  const [pointedAt, setPointedAt] = useState(false)
  return (
    <article
      className="card"
      onPointerOver={back && (({ pointerType }) => pointerType === 'mouse' && setPointedAt(true))}
    >
      <div className="card-view">
        {front && <CardPicture picture={front} eager={eager} priority={priority} />}
        {back && pointedAt && <SecondView picture={back} />}
        {(price?.percent || product.isNew) && (
          <div className="absolute top-2 left-2 flex flex-col items-start gap-1">
            {price?.percent && <Badge tone="sale">{text.discount(price.percent)}</Badge>}
            {product.isNew && <Badge tone="brand">{text.isNew}</Badge>}
          </div>
        )}
        {favourite}
      </div>
      <div className="card-text">
        {brand && <p className="text-xs text-ink-3">{brand}</p>}
        <Heading>
          <ShopLink to={`/${product.link}${product.variantQuery ?? ''}`}>{product.name}</ShopLink>
        </Heading>
        {colours && <ColourDots colours={colours} />}
        {widths && <p>{widths}</p>}
        <div className="card-foot">
          <CardPrice price={price} />
          {product.soldOut ? <Badge>{text.stock.none}</Badge> : buy}
        </div>
      </div>
    </article>
  )
}

function CardPrice({ price }: { price: ShownPrice | undefined }) {
  if (!price) return <Price unit={null} size="small" />
  const { varies, percent: _percent, ...amounts } = price
  return <Price {...amounts} from={varies} size="small" />
}

/** Fades in over the first picture when it has loaded. */
function SecondView({ picture }: { picture: ShownPicture }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <div
      className="second-view"
      data-loaded={isLoaded || undefined}
      aria-hidden="true"
      onLoadCapture={() => setIsLoaded(true)}
    >
      <CardPicture picture={picture} eager />
    </div>
  )
}

function CardPicture({
  picture,
  eager,
  priority,
}: {
  picture: ShownPicture
  eager?: boolean
  priority?: boolean
}) {
  return (
    <Picture
      {...pictureFiles(picture.hash, picture.width ?? largestOfCard, cardWidths)}
      blur={picture.blur}
      alt={picture.alt ?? ''}
      sizes={sizes}
      eager={eager}
      priority={priority}
    />
  )
}
