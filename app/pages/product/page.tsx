import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ProductCard, ProductDetail } from '~/features/catalogue/catalogue'
import { discountPercent } from '~/features/catalogue/ui/discount'
import { FeatureTable } from '~/features/catalogue/ui/product-facts'
import { ProductGallery } from '~/features/catalogue/ui/product-gallery'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { ProductPrice } from '~/features/catalogue/ui/product-price'
import { text } from '~/features/catalogue/ui/text'
import { chooseVariant } from '~/features/catalogue/reading/variant-choice'
import { FavouriteButton } from '~/features/lists/ui/favourite-button'
import { rememberSeen } from '~/shell/choices/local-keys'
import { useShell } from '~/shell/shell-data'
import { tellSeen } from '~/shell/moving/tell-seen'
import { Badge } from '~/ui/badge'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import { Icon } from '~/ui/icons/icon'
import type { IconName } from '~/ui/icons/icon-names'
import { SectionHead, Stitch } from '~/ui/stitch'
import { ShopLink } from '~/ui/links/shop-link'
import { Buy } from './buy'
import { MatrixPart, SeveralLink, severalParameter } from './matrix-part'
import type { PageFacts } from '../shared/page-meta'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'

export type ProductPageData = {
  kind: 'product'
  product: ProductDetail
  related: ProductCard[]
  recommended: ProductCard[]
  favourites: number[]
  deliveryNote: string
  returnsNote: string
  /** WhatsApp link of the shop, or null. */
  whatsapp: string | null
  /** Absolute address for sharing. */
  url: string
  page: PageFacts
}

export function ProductPage(data: ProductPageData) {
  const { product, related, recommended, favourites } = data
  const [search] = useSearchParams()
  const chosen = chooseVariant(product, search)
  const shell = useShell()
  const seenLimit = shell?.shop.lastSeenLimit ?? 0
  const [several, setSeveral] = useState(search.has(severalParameter) || shell?.density === 'compact')
  const { key } = useLocation()
  // The server has recorded a page that the browser itself loaded.
  const [isFollowed] = useState(key !== 'default')
  useEffect(() => {
    rememberSeen(localStorage, product.id, seenLimit)
    if (isFollowed && seenLimit > 0) tellSeen(product.id)
  }, [product.id, seenLimit, isFollowed])
  return (
    <div className="page pb-16" data-product={product.id}>
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
          {chosen && <Buy product={product} chosen={chosen} />}
          {product.variants.length > 1 && <SeveralLink onOpen={() => setSeveral(true)} />}
          <Assurances {...data} />
          <Talk {...data} code={chosen?.code ?? product.code} />
        </div>
      </div>
      {several && product.variants.length > 1 && <MatrixPart product={product} />}
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
          <FavouriteButton
            productId={product.id}
            name={product.name}
            kept={favourites.includes(product.id)}
          />
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
        <ProductPrice price={price} size="large" sayKdv />
        {percent > 0 && <Badge tone="sale">{text.discount(percent)}</Badge>}
        {isNew && <Badge tone="brand">{text.isNew}</Badge>}
      </div>
      {price?.before && <p className="text-meta text-ink-3">{text.lowestNote}</p>}
    </>
  )
}

function Assurances({ deliveryNote, returnsNote }: ProductPageData) {
  const notes: { icon: IconName; title: string; note: string }[] = [
    {
      icon: 'truck',
      title: text.delivery,
      note: deliveryNote,
    },
    { icon: 'undo', title: text.returns, note: returnsNote },
  ]
  return (
    <div className="grid gap-4">
      <Stitch />
      {notes.map(({ icon, title, note }) => (
        <div key={title} className="flex gap-3 text-sm">
          <Icon name={icon} className="mt-0.5 text-tan" />
          <p>
            <strong className="block">{title}</strong>
            <span className="text-ink-2">{note}</span>
          </p>
        </div>
      ))}
      <ShopLink to="/contents/teslimat-ve-iade/4" className="link justify-self-start py-1 text-sm">
        {text.returnsLink}
      </ShopLink>
    </div>
  )
}

function Talk({ whatsapp, product, url, code }: ProductPageData & { code: string }) {
  const ask = whatsapp && `${whatsapp}?text=${encodeURIComponent(text.askMessage(product.name, code, url))}`
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {ask && (
        <a href={ask} className="link inline-flex items-center gap-2 py-1" target="_blank" rel="noopener">
          <Icon name="chat" />
          {text.ask}
        </a>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${product.name} ${url}`)}`}
        className="link inline-flex items-center gap-2 py-1"
        target="_blank"
        rel="noopener"
      >
        <Icon name="share" />
        {text.share}
      </a>
    </p>
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
  products: ProductCard[]
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
