import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../catalogue'
import { ProductCard } from './product-card'

type Props = {
  products: readonly Card[]
  /** Name of the list for screen readers. */
  label: string
  /** Cards in view at once on a wide screen, for a list that starts above the fold. */
  aboveFold?: number
  heading?: 2 | 3
  /** A single row to swipe on narrow screens. */
  row?: boolean
  favourite?: (product: Card) => ReactNode
  buy?: (product: Card) => ReactNode
}

/** Products in 2, 3 or 4 columns, depending on the width. */
export function ProductGrid({ products, label, aboveFold = 0, heading, row, favourite, buy }: Props) {
  return (
    <ul aria-label={label} className={row ? 'product-row' : 'product-grid'}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            eager={i < aboveFold}
            priority={aboveFold > 0 && i === 0}
            heading={heading}
            favourite={favourite?.(product)}
            buy={buy?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
