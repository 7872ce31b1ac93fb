import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { addKdv, chainDiscounts } from '~/kernel/money'
import { compareTr } from '~/kernel/turkish'
import type { ListQuery } from '../catalogue'

/** The catalogue as plain data. Lists are computed from it in a slow and obvious way, to compare the SQL with. */
export type Shelf = { products: ShelfProduct[]; featureOf: Map<number, number>; filterable: Set<number> }

type ShelfProduct = {
  id: number
  name: string
  rank: number
  publishedAt: number
  published: boolean
  visibility: number
  kdvRate: number
  brandId: number | null
  /** With all ancestors. */
  categoryIds: number[]
  details: number[]
  variants: ShelfVariant[]
}

type ShelfVariant = {
  visibility: number
  sellable: boolean
  available: number
  /** Details of the variant and of its product. */
  details: Set<number>
  /** Current prices of one piece, by list. */
  prices: Record<string, { amount: number; packageSize: number }>
}

export async function readShelf(db: Db): Promise<Shelf> {
  const { rows: products } = await db.execute<ShelfProduct>(sql`
    select p.id, p.name, p.rank, extract(epoch from p.published_at)::float8 as "publishedAt", p.published, p.visibility,
      p.kdv_rate as "kdvRate", p.brand_id as "brandId",
      array(select distinct unnest(c.path) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id) as "categoryIds",
      array(select detail_id from product_feature_details where product_id = p.id) as details,
      (select jsonb_agg(jsonb_build_object('visibility', v.visibility, 'sellable', v.sellable,
        'available', s.on_hand - s.reserved,
        'details', (select coalesce(jsonb_agg(detail_id), '[]') from variant_feature_details where variant_id = v.id),
        'prices', (select coalesce(jsonb_object_agg(o.price_list_id, jsonb_build_object(
            'amount', r.amount, 'packageSize', o.package_size)), '{}')
          from offers o join prices r on r.variant_id = o.variant_id and r.price_list_id = o.price_list_id
          where o.variant_id = v.id and r.min_quantity = 1 and r.valid_to is null)))
        from variants v join stock_balances s on s.variant_id = v.id where v.product_id = p.id) as variants
    from products p`)
  const { rows: details } = await db.execute<{ id: number; featureId: number; filterable: boolean }>(sql`
    select d.id, d.feature_id as "featureId", f.filterable from feature_details d join features f on f.id = d.feature_id`)
  for (const product of products) {
    for (const variant of product.variants)
      variant.details = new Set([...variant.details, ...product.details])
  }
  return {
    products,
    featureOf: new Map(details.map(({ id, featureId }) => [id, featureId])),
    filterable: new Set(details.filter(({ filterable }) => filterable).map(({ id }) => id)),
  }
}

/** All products of the list in its order, regardless of `start` and `length`. */
export function listOf(
  shelf: Shelf,
  visitor: Visitor,
  query: ListQuery,
): { id: number; price: number | null }[] {
  const priced = matching(shelf, visitor, query).map((product) => ({
    product,
    price: cardPrice(visitor, product),
  }))
  return priced
    .toSorted((a, b) => inOrder(query, a, b) || a.product.id - b.product.id)
    .map(({ product, price }) => ({ id: product.id, price }))
}

/** Products of the list if this were the only chosen value of its feature. */
export function countOf(shelf: Shelf, visitor: Visitor, query: ListQuery, detailId: number): number {
  const others = query.details.filter((id) => shelf.featureOf.get(id) !== shelf.featureOf.get(detailId))
  return matching(shelf, visitor, { ...query, details: [...others, detailId] }).length
}

function matching(shelf: Shelf, visitor: Visitor, query: ListQuery): ShelfProduct[] {
  const groups = [...Map.groupBy(query.details, (id) => shelf.featureOf.get(id)).values()]
  return shelf.products.filter((product) => fits(visitor, query, groups, product))
}

type Priced = { product: ShelfProduct; price: number | null }

function inOrder({ sort }: ListQuery, a: Priced, b: Priced): number {
  switch (sort) {
    case 'onerilen':
      return a.product.rank - b.product.rank
    case 'yeni':
      return b.product.publishedAt - a.product.publishedAt || b.product.id - a.product.id
    case 'fiyat-artan':
      return (a.price ?? Infinity) - (b.price ?? Infinity)
    case 'fiyat-azalan':
      return (b.price ?? -Infinity) - (a.price ?? -Infinity) || b.product.id - a.product.id
    case 'ad':
      return compareTr(a.product.name, b.product.name)
  }
}

function fits(visitor: Visitor, query: ListQuery, groups: number[][], product: ShelfProduct): boolean {
  if (!product.published || product.visibility > visitor.sees) return false
  if (query.categoryId !== undefined && !product.categoryIds.includes(query.categoryId)) return false
  if (query.brandId !== undefined && product.brandId !== query.brandId) return false
  const variants = seen(visitor, product).filter((variant) =>
    fitsVariant(visitor, query, groups, product, variant),
  )
  if (variants.length === 0) return false
  if (query.priceFrom === undefined && query.priceTo === undefined) return true
  const price = cardPrice(visitor, product)
  return price !== null && price >= (query.priceFrom ?? 0) && price <= (query.priceTo ?? Infinity)
}

function fitsVariant(
  visitor: Visitor,
  query: ListQuery,
  groups: number[][],
  product: ShelfProduct,
  variant: ShelfVariant,
): boolean {
  if (!groups.every((group) => group.some((id) => variant.details.has(id)))) return false
  const size = priceOf(visitor, product, variant)?.packageSize
  if (query.inStock && variant.available < (size ?? 1)) return false
  return query.packageSize === undefined || size === query.packageSize
}

const seen = (visitor: Visitor, product: ShelfProduct) =>
  product.variants.filter(({ sellable, visibility }) => sellable && visibility <= visitor.sees)

function cardPrice(visitor: Visitor, product: ShelfProduct): number | null {
  const prices = seen(visitor, product).flatMap((variant) => priceOf(visitor, product, variant)?.gross ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

function priceOf({ priceKey }: Visitor, { kdvRate }: ShelfProduct, { prices }: ShelfVariant) {
  const list = priceKey.chain.find((id) => prices[id])
  if (list === undefined) return null
  const { amount, packageSize } = prices[list]!
  const unit = chainDiscounts(amount, priceKey.discounts)
  return { packageSize, gross: priceKey.kdvIncluded[list] ? unit : addKdv(unit, kdvRate).gross }
}
