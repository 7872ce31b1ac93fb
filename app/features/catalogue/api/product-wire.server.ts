import type { z } from 'zod'
import type { PriceKey } from '~/features/identity/identity'
import type { ListFacets } from '~/http/calls/list-meta.server'
import { picturePath } from '~/features/media/media'
import { toTl } from '~/kernel/money'
import type {
  featureAnswer,
  hitAnswer,
  productAnswer,
  suggestionAnswer,
  WireCategory,
} from './answers.server'
import {
  type CategoryNode,
  type Feature,
  grossUnit,
  type OfferPrice,
  type ProductDetail,
  type ProductList,
} from '../catalogue'
import type { ProductHit } from '../search/hits.server'
import type { Suggestion } from '../search/suggest.server'

type WireHit = z.infer<typeof hitAnswer>
type WireProduct = z.infer<typeof productAnswer>

const pictureWidth = 640

/** A product of a list: prices under the visitor's own group and no other. */
export function hitToWire(key: PriceKey, hit: ProductHit): WireHit {
  return {
    ...commonToWire(key, hit),
    kdv_rate: hit.card.price?.kdvRate ?? null,
    variants: hit.variants.map(variantToWire),
  }
}

/** The filters of a list with their counts. */
export function facetsToWire({
  facets,
  priceRange,
  inStockCount,
  packageSizes,
}: Pick<ProductList, 'facets' | 'priceRange' | 'inStockCount' | 'packageSizes'>): ListFacets {
  return {
    features: facets.map(({ featureId: id, code, name, kind, values: details }) => ({
      id,
      code,
      name,
      kind,
      details,
    })),
    prices: priceRange && { from: toTl(priceRange.from), to: toTl(priceRange.to) },
    in_stock: inStockCount,
    packages: packageSizes.map(({ size, count, chosen }) => ({ real_quantity: size, count, chosen })),
  }
}

/** A suggestion of the search box, in the shape of a hit. */
export function suggestionToWire(suggestion: Suggestion): z.infer<typeof suggestionAnswer> {
  const { id, name, link, code, kdvRate, gross, picture } = suggestion
  return {
    id,
    info: { title: name },
    images: picture === null ? [] : [{ path: picturePath(picture, pictureWidth, 'webp') }],
    master: { link },
    stock: { product_code: code },
    prices: { satisFiyati: gross === null ? null : toTl(gross) },
    kdv_rate: kdvRate,
  }
}

function commonToWire(key: PriceKey, { card, seoTitle, summary, sameBrand, variants }: ProductHit) {
  const price = priceToWire(card.price)
  return {
    id: card.id,
    info: { title: card.name, seo_title: seoTitle, summary, same_brand: sameBrand },
    images: card.pictures.map(pictureToWire),
    master: { link: card.link },
    stock: {
      product_code: card.code,
      real_quantity: card.price?.packageSize ?? 1,
      amount: variants.reduce((sum, { available }) => sum + available, 0),
      state: card.stock,
    },
    prices: { all: { [key.listId]: price }, satisFiyati: price },
    brand: card.brand,
    is_new: card.isNew,
  }
}

function variantToWire({
  id,
  code,
  name,
  price,
  available,
}: ProductHit['variants'][number]): WireHit['variants'][number] {
  return {
    id,
    product_code: code,
    name,
    real_quantity: price?.packageSize ?? 1,
    amount: available,
    price: priceToWire(price),
  }
}

/** A product with its variants as the API sends it, priced for the given price key. */
export function productToWire(key: PriceKey, hit: ProductHit, product: ProductDetail): WireProduct {
  return {
    ...commonToWire(key, hit),
    images: product.pictures.map(pictureToWire),
    seo_description: product.seoDescription,
    description: product.description,
    kdv_rate: product.kdvRate,
    breadcrumb: product.breadcrumb,
    features: product.features,
    options: product.options,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      product_code: variant.code,
      name: variant.name,
      real_quantity: variant.price?.packageSize ?? 1,
      amount: variant.available,
      price: priceToWire(variant.price),
      barcode: variant.barcode,
      before: variant.price?.before ? toTl(grossUnit(variant.price, variant.price.before)) : null,
      quantity_breaks: breaksToWire(variant.price),
      details: variant.details,
    })),
  }
}

function breaksToWire(price: OfferPrice | null): WireProduct['variants'][number]['quantity_breaks'] {
  if (!price) return []
  return price.breaks.map(({ minQuantity, unit }) => ({
    amount: minQuantity,
    price: toTl(grossUnit(price, unit)),
  }))
}

const priceToWire = (price: OfferPrice | null) => (price ? toTl(grossUnit(price)) : null)

const pictureToWire = ({ hash, alt }: { hash: string; alt: string }) => ({
  path: picturePath(hash, pictureWidth, 'webp'),
  alt,
})

/** A category with its descendants as the API sends it; `parent_id` is null at the top. */
export function categoryToWire(
  { id, name, link, children }: CategoryNode,
  parentId: number | null = null,
): WireCategory {
  return { id, name, link, parent_id: parentId, children: children.map((child) => categoryToWire(child, id)) }
}

/** A feature as the API sends it, without its unit. */
export function featureToWire({ unit: _, ...feature }: Feature): z.infer<typeof featureAnswer> {
  return feature
}
