import { getFreeShippingFrom } from '~/features/basket/basket.server'
import type { ProductDetail } from '~/features/catalogue/catalogue'
import { getNeighbours, getProductById } from '~/features/catalogue/catalogue.server'
import { shownCards } from '~/features/catalogue/shown-cards'
import { buysForTrade } from '~/features/customers/customers.server'
import { chooseVariant } from '~/features/catalogue/reading/variant-choice'
import { kept } from '~/features/lists/lists'
import { keepProduct } from '~/features/lists/lists.server'
import { sharePath } from '~/features/media/media'
import { takesCards } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import { whatsappLink } from '~/kernel/identity-numbers'
import { excerptClean } from '~/kernel/excerpt'
import { showsGoods } from '~/http/stored/for-store.server'
import { favouritesOf } from '~/shell/favourites.server'
import { isFetchedAhead } from '~/shell/moving/ahead.server'
import type { RequestContext } from '~/server/shop.server'
import { deliveryNote } from './delivery-note.server'
import { text as deliveryText } from './delivery.text'
import type { ProductPageData } from './data'
import { describePage } from '../shared/page-titles.server'
import { productData } from './product-data.server'
import { breadcrumbData } from '../shared/structured-data'

const neighbours = 8

/**
 * Data of a product's page, which also records the product as last seen. Null when it is missing or hidden from this
 * visitor.
 */
export async function loadProductPage(
  shop: RequestContext,
  request: Request,
  id: number,
): Promise<ProductPageData | null> {
  const { db, visitor, origin } = shop
  // The first visit of a guest without a session records nothing. Neither does a prefetch: the page reports the view
  // later.
  const looked = !visitor.isNew && !isFetchedAhead(request)
  const seen = looked ? keepProduct(db, visitor, kept.lastSeen, id) : null
  // The slowest first: its second statement waits for the first.
  const [{ related, recommended }, product, settings, freeShippingFrom, isTrade, favourites, withCards] =
    await Promise.all([
      getNeighbours(db, visitor, id, neighbours),
      getProductById(db, visitor, id),
      getSettings(db),
      getFreeShippingFrom(db, visitor),
      buysForTrade(db, visitor),
      favouritesOf(shop),
      takesCards(db),
      seen,
    ])
  if (!product) return null
  const around = [...related, ...recommended].map(({ id }) => id)
  showsGoods(shop.stored, { amounts: [product.id], cards: around })
  const variant = chooseVariant(product, new URL(request.url).searchParams)
  return {
    kind: 'product',
    product,
    related: shownCards(related),
    recommended: shownCards(recommended),
    favourites,
    returnsNote: isTrade ? deliveryText.returnsTrade : deliveryText.returns,
    deliveryNote: deliveryNote(freeShippingFrom),
    takesCards: withCards,
    whatsapp: whatsappLink(settings.get('company', 'whatsapp')),
    url: `${origin}/${product.link}`,
    page: {
      ...describePage(
        settings,
        'product',
        { name: product.name, brand: product.brand?.name, category: product.breadcrumb.at(-1)?.name },
        { title: product.seoTitle, description: product.seoDescription },
        { description: excerptClean(product.summary || product.description, 155) },
      ),
      canonical: `${origin}/${product.link}`,
      kind: 'product',
      image: product.pictures[0] && origin + sharePath(product.pictures[0].hash),
      data: [productData(origin, visitor, product, variant), breadcrumbData(origin, breadcrumb(product))],
    },
  }
}

const breadcrumb = (product: ProductDetail) => [
  ...product.breadcrumb.map(({ name, link }) => ({ name, path: `/${link}` })),
  { name: product.name, path: `/${product.link}` },
]
