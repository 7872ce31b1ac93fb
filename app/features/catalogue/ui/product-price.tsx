import { Price } from '~/ui/price'
import { isShownNet, type OfferPrice, shownTotal, shownUnit } from '../catalogue'

type Props = {
  price: OfferPrice | null
  size?: 'small' | 'large'
}

/** A price for this visitor: retail with KDV, wholesale net or as chosen; per package for goods sold by the package. */
export function ProductPrice({ price, size }: Props) {
  if (!price) return <Price unit={null} size={size} />
  const { packageSize, before } = price
  return (
    <Price
      unit={shownUnit(price)}
      before={before && shownUnit(price, before)}
      pack={packageSize > 1 ? { size: packageSize, price: shownTotal(price, packageSize) } : undefined}
      kdvIncluded={!isShownNet(price)}
      size={size}
    />
  )
}
