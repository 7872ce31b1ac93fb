import type { Picture } from '~/features/media/media'
import type { Kurus } from '~/kernel/money'
import {
  type Facet,
  isShownNet,
  type OfferPrice,
  type ProductCard,
  type ProductList,
  shownTotal,
  shownUnit,
} from './catalogue'
import { discountPercent } from './discount'

/**
 * A product's card as pages send it to browsers: what the card shows and nothing else, because a list sends thirty, as
 * markup and as data. What does not apply is left out.
 */
export type ShownCard = Pick<ProductCard, 'id' | 'name' | 'link' | 'variantQuery'> & {
  brand?: string
  pictures: ShownPicture[]
  price?: ShownPrice
  soldOut?: true
  /** The variant and package that the card's button adds. */
  add?: { variantId: number; packageSize?: number }
  /** More than one. */
  colours?: ProductCard['colours']
  widths?: string
  isNew?: true
}

/** The width is left out when cards show no larger one; the second one, shown on hover, has no words. */
export type ShownPicture = Pick<Picture, 'hash'> & Partial<Pick<Picture, 'width' | 'blur' | 'alt'>>

/** Amounts as this visitor's screens show them. */
export type ShownPrice = {
  unit: Kurus
  before?: Kurus
  /** Whole percent off. */
  percent?: number
  pack?: { size: number; price: Kurus }
  /** Left out: the price does not say. */
  kdvIncluded?: boolean
  varies?: true
}

/** Cards in view at once on a wide screen, where a list begins in the first view. */
export const aboveFold = 4

/** The widths of a card's pictures. A narrow screen of one pixel per dot would do with less; there are hardly any. */
export const cardWidths = [320, 480, 640] as const
export const largestOfCard = 640

/** The cards of a list. `previews`: so many of the first have a blurred preview; pictures below the first view need none. */
export function shownCards(products: readonly ProductCard[], { previews = 0 } = {}): ShownCard[] {
  return products.map((product, i) => shownCard(product, i < previews))
}

function shownCard(product: ProductCard, hasPreview: boolean): ShownCard {
  const { id, name, link, variantQuery, brand, pictures, price, onlyVariant, colours, widths } = product
  const packageSize = price?.packageSize ?? 1
  return {
    id,
    name,
    link,
    ...(variantQuery && { variantQuery }),
    ...(brand && { brand }),
    pictures: pictures.map(({ hash, width, blur, alt }, i) => ({
      hash,
      ...(width < largestOfCard && { width }),
      ...(i === 0 && { alt, ...(hasPreview && { blur }) }),
    })),
    ...(price && { price: shownPrice(price, product.priceVaries) }),
    ...(product.stock === 'none' && { soldOut: true }),
    ...(onlyVariant &&
      price &&
      onlyVariant.available >= packageSize && {
        add: { variantId: onlyVariant.id, ...(packageSize > 1 && { packageSize }) },
      }),
    ...(colours.length > 1 && { colours }),
    ...(widths.length > 0 && { widths: widths.map(unbroken).join(' · ') }),
    ...(product.isNew && { isNew: true }),
  }
}

/** A width whose number and unit stay on one line. */
const unbroken = (width: string) => width.replace(' ', '\u00a0')

function shownPrice(price: OfferPrice, varies: boolean): ShownPrice {
  const { packageSize, before } = price
  const percent = discountPercent(price)
  return {
    unit: shownUnit(price),
    ...(before && { before: shownUnit(price, before) }),
    ...(percent > 0 && { percent }),
    ...(packageSize > 1 && { pack: { size: packageSize, price: shownTotal(price, packageSize) } }),
    // Lists leave it out when all their prices include it.
    ...((price.shown || !price.kdvIncluded) && { kdvIncluded: !isShownNet(price) }),
    ...(varies && { varies }),
  }
}

/** A list as pages send it to browsers. */
export type ShownList = Omit<ProductList, 'products' | 'facets'> & {
  products: ShownCard[]
  facets: ShownFacet[]
}

/** A facet of a list as pages send it to browsers. */
export type ShownFacet = Omit<Facet, 'explanation' | 'values'> & {
  explanation?: string
  /** Without a colour where it is not shown. */
  values: (Pick<Facet['values'][number], 'id' | 'code' | 'value' | 'count'> & {
    color?: string | null
    chosen?: true
  })[]
}

/** The facets of a list without what does not apply, and without values that nobody can choose. */
export function shownFacets(facets: readonly Facet[]): ShownFacet[] {
  return facets
    .map(({ explanation, values, ...facet }) => ({
      ...facet,
      ...(explanation && { explanation }),
      values: values
        .filter(({ count, chosen }) => count > 0 || chosen)
        .map(({ color, chosen, ...value }) => ({
          ...value,
          ...(facet.kind === 'swatch' && { color }),
          ...(chosen && { chosen }),
        })),
    }))
    .filter(({ values }) => values.length > 0)
}
