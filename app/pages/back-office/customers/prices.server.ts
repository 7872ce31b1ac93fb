import type { Db } from '~/db/connection.server'
import { isShownNet, type ListQuery, type Offer, shownUnit } from '~/features/catalogue/catalogue'
import { getOffers, getVariantRows, listProducts } from '~/features/catalogue/catalogue.server'
import type { Member } from '~/features/identity/identity'
import { readLastBought } from '~/features/orders/orders.server'

const most = { products: 20, rows: 100 }

/**
 * Variants as the customer sees them now, with the last purchase of each: those that a search finds for the customer, or without words
 * those bought last.
 */
export async function readSeenPrices(db: Db, buyer: Member, words: string) {
  const partnerId = buyer.partner.id
  const bought = words === '' ? await readLastBought(db, partnerId, { length: most.rows }) : null
  const ids = bought
    ? bought.map(({ variantId }) => variantId)
    : (await findVariants(db, buyer, words)).slice(0, most.rows)
  const last = new Map(
    (bought ?? (await readLastBought(db, partnerId, { variantIds: ids, length: most.rows }))).map((one) => [
      one.variantId,
      one,
    ]),
  )
  const offers = await getOffers(db, buyer, ids)
  return ids.flatMap((id) => {
    const offer = offers.get(id)
    return offer ? [{ ...seen(offer), last: last.get(id) ?? null }] : []
  })
}

async function findVariants(db: Db, buyer: Member, search: string): Promise<number[]> {
  const query: ListQuery = { search, details: [], sort: 'onerilen', start: 0, length: most.products }
  const { products } = await listProducts(db, buyer, query, { facets: false })
  const rows = await getVariantRows(
    db,
    buyer,
    products.map(({ id }) => id),
  )
  return rows.map(({ variantId }) => variantId)
}

function seen({ variantId, code, productName, variantName, link, price, available }: Offer) {
  return {
    variantId,
    code,
    name: `${productName} ${variantName}`.trim(),
    link,
    available: Math.max(available, 0),
    price: price && {
      unit: shownUnit(price, price.unit),
      isNet: isShownNet(price),
      packageSize: price.packageSize,
      breaks: price.breaks.map(({ minQuantity, unit }) => ({ minQuantity, unit: shownUnit(price, unit) })),
    },
  }
}
