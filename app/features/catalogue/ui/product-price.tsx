import { Price } from '~/ui/price'
import { isShownNet, type OfferPrice, shownTotal, shownUnit } from '../catalogue'

type Props = {
  price: OfferPrice | null
  /** Variants differ: this is the lowest. */
  varies?: boolean
  size?: 'small' | 'large'
  /** Say whether KDV is contained; lists leave it out where all prices contain it. */
  sayKdv?: boolean
}

/** A price as this visitor reads it: retail with KDV, wholesale net or as chosen; per package where sold by the package. */
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
