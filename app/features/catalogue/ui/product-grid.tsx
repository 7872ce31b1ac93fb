import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../catalogue'
import { ProductCard } from './product-card'

type Props = {
  products: readonly Card[]
  /** Names the list for those who cannot see its heading. */
  label: string
  /** How many cards are in view at once on a wide screen; only where the list starts above the fold. */
  aboveFold?: number
  heading?: 2 | 3
  /** One row that is swiped through on narrow screens. */
  row?: boolean
  favourite?: (product: Card) => ReactNode
  buy?: (product: Card) => ReactNode
}

/** Products side by side: 2, 3, 4 columns with the width. */
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
