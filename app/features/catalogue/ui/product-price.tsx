import { Price } from '~/ui/price'
import { isShownNet, type OfferPrice, shownTotal, shownUnit } from '../catalogue'

type Props = {
  price: OfferPrice | null
  /** Variants have different prices, and this is the lowest one. */
  varies?: boolean
  size?: 'small' | 'large'
  /** Whether to say that KDV is included; lists leave it out when all their prices include it. */
  sayKdv?: boolean
}

/** A price for this visitor: retail with KDV, wholesale net or as chosen; per package for goods sold by the package. */
export function ProductPrice({ price, varies, size, sayKdv }: Props) {
  if (!price) return <Price unit={null} size={size} />
  const { packageSize, before } = price
  return (
    <Price
      unit={shownUnit(price)}
      before={before && shownUnit(price, before)}
      pack={packageSize > 1 ? { size: packageSize, price: shownTotal(price, packageSize) } : undefined}
      kdvIncluded={sayKdv || price.shown || !price.kdvIncluded ? !isShownNet(price) : undefined}
      from={varies}
      size={size}
    />
  )
}
