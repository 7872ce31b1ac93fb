import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ProductDetail } from '~/features/catalogue/catalogue'
import { discountPercent } from '~/features/catalogue/discount'
import { ProductGallery } from '~/features/catalogue/ui/product-gallery'
import { ProductPrice } from '~/features/catalogue/ui/product-price'
import { productText as text } from '~/features/catalogue/ui/product.text'
import { text as cards } from '~/features/catalogue/ui/text'
import { chooseVariant } from '~/features/catalogue/reading/variant-choice'
import { rememberSeen } from '~/shell/choices/local-keys'
import { useShell } from '~/shell/use-shell'
import { isFirstPage } from '~/shell/moving/first-page'
import { tellSeen } from '~/shell/moving/tell-seen'
import { Badge } from '~/ui/badge'
import { Heart } from '../shared/product-buttons'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import { Buy } from './buy'
import type { ProductPageData } from './data'
import { MatrixPart, SeveralLink, severalParameter } from './matrix-part'

// Texts and links that need no code, and rows below the first view: they come with the page, and their code follows.
const Assurances = lazy(async () => ({ default: (await import('./assurances')).Assurances }))
const Details = lazy(async () => ({ default: (await import('./details')).Details }))

export function ProductPage(data: ProductPageData) {
  const { product } = data
  const [search] = useSearchParams()
  const chosen = chooseVariant(product, search)
  const shell = useShell()
  const seenLimit = shell?.shop.lastSeenLimit ?? 0
  const [several, setSeveral] = useState(search.has(severalParameter) || shell?.density === 'compact')
  const { key } = useLocation()
  // The server has recorded a page that the browser itself loaded, for a stored one with the personal request.
  const [isFollowed] = useState(() => !isFirstPage(key))
  useEffect(() => {
    rememberSeen(localStorage, product.id, seenLimit)
    if (isFollowed && seenLimit > 0) tellSeen(product.id)
  }, [product.id, seenLimit, isFollowed])
  return (
    <div className="page pb-16" data-product={product.id} data-seen-limit={seenLimit}>
      <div className="py-2 md:py-4">
        <Breadcrumb
          steps={product.breadcrumb.map(({ name, link }) => ({ name, to: `/${link}` }))}
          current={product.name}
        />
      </div>
      <div className="product-top">
        <Head {...data} chosen={chosen} />
        <ProductGallery pictures={product.pictures} variantId={chosen?.id ?? null} />
        <div className="product-buy">
          <p className="text-ink-2">{product.summary}</p>
          {chosen && <Buy product={product} chosen={chosen} takesCards={data.takesCards} />}
          {product.variants.length > 1 && <SeveralLink onOpen={() => setSeveral(true)} />}
          <Suspense fallback={<div className="h-64" />}>
            <Assurances {...data} code={chosen?.code ?? product.code} />
          </Suspense>
        </div>
      </div>
      {several && product.variants.length > 1 && <MatrixPart product={product} />}
      <Suspense fallback={<div className="h-screen" />}>
        <Details {...data} />
      </Suspense>
    </div>
  )
}

type Chosen = ProductDetail['variants'][number]

/** Name and price, above everything else on every screen. */
function Head({ product, favourites, chosen }: ProductPageData & { chosen: Chosen | null }) {
  return (
    <header className="grid content-start gap-1 md:gap-2">
      {product.brand && <p className="text-sm font-semibold text-tan">{product.brand.name}</p>}
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-2xl md:text-3xl" tabIndex={-1}>
          {product.name}
        </h1>
        <div className="relative -mt-1">
          <Heart product={product} favourites={favourites} />
        </div>
      </div>
      {chosen && <ChosenPrice price={chosen.price} isNew={product.isNew} />}
    </header>
  )
}

function ChosenPrice({ price, isNew }: { price: Chosen['price']; isNew: boolean }) {
  const percent = price ? discountPercent(price) : 0
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1" aria-live="polite">
        <ProductPrice price={price} size="large" />
        {percent > 0 && <Badge tone="sale">{cards.discount(percent)}</Badge>}
        {isNew && <Badge tone="brand">{cards.isNew}</Badge>}
      </div>
      {price?.before && <p className="text-meta text-ink-3">{text.lowestNote}</p>}
    </>
  )
}
