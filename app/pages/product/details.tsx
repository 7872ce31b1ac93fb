import type { ShownCard } from '~/features/catalogue/shown-cards'
import { FeatureTable } from '~/features/catalogue/ui/feature-table'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { SectionHead } from '~/ui/stitch'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import { text } from './details.text'
import type { ProductPageData } from './data'

/** The part of the page below the first view: description, features and other products. */
export function Details({ product, related, recommended, favourites }: ProductPageData) {
  return (
    <>
      <div className="grid gap-10 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <section className="grid content-start gap-4" aria-labelledby="aciklama">
          <h2 id="aciklama" className="text-2xl">
            {text.description}
          </h2>
          {product.description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="max-w-read text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
        <section className="grid content-start gap-4" aria-labelledby="ozellikler">
          <h2 id="ozellikler" className="text-2xl">
            {text.featureTable}
          </h2>
          <FeatureTable features={product.features} />
        </section>
      </div>
      <Row id="birlikte" title={text.related} products={related} favourites={favourites} />
      <Row id="bunlar-da" title={text.recommended} products={recommended} favourites={favourites} />
    </>
  )
}

function Row({
  id,
  title,
  products,
  favourites,
}: {
  id: string
  title: string
  products: ShownCard[]
  favourites: number[]
}) {
  if (products.length === 0) return null
  return (
    <section className="pt-14" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
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
