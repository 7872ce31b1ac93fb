import type { ReactNode } from 'react'
import { aboveFold, type ShownCard } from '../shown-cards'
import { ProductCard } from './product-card'

type Props = {
  products: readonly ShownCard[]
  /** Name of the list for screen readers. */
  label: string
  /** The list begins in the first view. */
  first?: boolean
  heading?: 2 | 3
  /** A single row to swipe on narrow screens. */
  row?: boolean
  favourite?: (product: ShownCard) => ReactNode
  buy?: (product: ShownCard) => ReactNode
}

/** Products in 2, 3 or 4 columns, depending on the width. */
export function ProductGrid({ products, label, first, heading, row, favourite, buy }: Props) {
  return (
    <ul aria-label={label} className={row ? 'product-row' : 'product-grid'}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            eager={first && i < aboveFold}
            priority={first && i === 0}
            heading={heading}
            favourite={favourite?.(product)}
            buy={buy?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
