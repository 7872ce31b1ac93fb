import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import type { ShownOf } from '~/features/content/content'
import { SectionHead } from '~/ui/stitch'
import type { BlockParts, ShownShowcase } from './page-blocks.server'
import { favouriteOf, quickAddOf } from './product-buttons'
import { text } from './text'

/** The showcases of a block, below each other. */
export function ShowcaseBlock({
  block: { id, heading },
  parts: { showcases, favourites },
}: {
  block: ShownOf<'showcase'>
  parts: BlockParts
}) {
  return showcases[id]?.map((showcase) => (
    <ShowcaseRow
      key={showcase.id}
      showcase={heading ? { ...showcase, title: heading } : showcase}
      favourites={favourites}
    />
  ))
}

/** The products of a showcase as a row. */
export function ShowcaseRow({
  showcase: { code, title, subtitle, products },
  favourites,
  className = '',
}: {
  showcase: ShownShowcase
  favourites: readonly number[]
  className?: string
}) {
  return (
    <section className={`later-row ${className}`} aria-labelledby={`vitrin-${code}`}>
      <SectionHead
        id={`vitrin-${code}`}
        title={title}
        more={code === 'yeniler' ? { to: '/yeni-gelenler', label: text.allArrivals } : undefined}
      />
      {subtitle && <p className="-mt-2 pb-4 text-ink-2">{subtitle}</p>}
      <ProductGrid
        products={products}
        label={title}
        heading={3}
        row
        favourite={favouriteOf(favourites)}
        buy={quickAddOf}
      />
    </section>
  )
}
