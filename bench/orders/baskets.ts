import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../app/db/connection.server'
import { recordset } from '../../app/db/recordset.server'
import { guestPriceKey } from '../../app/features/customers/customers.server'
import type { Visitor } from '../../app/features/identity/identity'
import { goodsInStock } from '../../app/testing/guest'
import { createRandom } from '../../demo/random'

/** Number of guests, each with a basket of `lines` different products. */
export type Baskets = { name: string; count: number; lines: number }

// Popular products share baskets: of 400, the most wanted one is in about every tenth basket of five lines.
const skew = 1.5

/** Fills baskets: the same name gives the same baskets. */
export async function fillBaskets(db: Db, { name, count, lines }: Baskets): Promise<void> {
  const goods = await goodsInStock(db, Math.max(400, lines))
  if (goods.length < lines) throw new Error(`The demo shop has ${goods.length} goods, not ${lines}`)
  const random = createRandom(lines)
  const choose = () => goods[Math.floor(goods.length * random() ** skew)]!
  const owners = ownersOf(name, count).map((owner) => ({ owner }))
  const basketLines = owners.flatMap(({ owner }) =>
    (lines > 100 ? goods.slice(0, lines) : different(lines, choose)).map(
      ({ productId, variantId }, place) => ({ owner, productId, variantId, place }),
    ),
  )
  await db.execute(sql`
    insert into shoppers (token_hash) select decode(owner, 'hex') from ${recordset(owners, 'owner text')}`)
  await db.execute(sql`
    insert into baskets (shopper_id)
    select s.id from ${recordset(owners, 'owner text')} join shoppers s on s.token_hash = decode(owner, 'hex')`)
  await db.execute(sql`
    insert into basket_lines (basket_id, product_id, variant_id, quantity)
    select b.id, i."productId", i."variantId", 1
    from ${recordset(basketLines, 'owner text, "productId" int, "variantId" int, place int')}
    join shoppers s on s.token_hash = decode(owner, 'hex') join baskets b on b.shopper_id = s.id
    order by b.id, place`)
}

/** The guests that own the baskets. */
export async function openBuyers(db: Db, { name, count }: Baskets): Promise<Visitor[]> {
  const priceKey = await guestPriceKey(db)
  return ownersOf(name, count).map((sessionHash) => ({
    kind: 'guest',
    sessionHash,
    isNew: false,
    priceKey,
    sees: 0,
  }))
}

function ownersOf(name: string, count: number): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  return Array.from({ length: count }, (_, i) => hash(`${name} ${i}`))
}

function different<T>(count: number, choose: () => T): T[] {
  const chosen = new Set<T>()
  while (chosen.size < count) chosen.add(choose())
  return [...chosen]
}
