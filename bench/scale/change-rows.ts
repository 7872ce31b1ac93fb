// Child process of changes.ts: changes prices or stocks as an import does, in chunks of one transaction each.
import { sql } from 'drizzle-orm'
import { type Db, openDatabase, type Transaction } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import { setPrices } from '../../app/features/catalogue/write/write-prices.server'

const [url = '', what = '', count = '0'] = process.argv.slice(2)
const chunk = 1_000
const database = openDatabase(url, { max: 1, statementTimeout: 0 })
const change = what === 'prices' ? changePrices : changeStock

const variants = await someVariants(database.db, Number(count))
process.send!('ready')
await new Promise((go) => process.once('message', go))
const from = performance.now()
let changed = 0
for (let at = 0; at < variants.length; at += chunk)
  changed += await transaction(database.db, (db) => change(db, variants.slice(at, at + chunk)))
if (changed !== variants.length) throw new Error(`${changed} of ${variants.length} ${what} changed`)
process.send!((performance.now() - from) / 1_000)
await database.close()
process.disconnect()

type Variant = { variantId: number; priceListId: number; amount: number; quantity: number }

/** Variants from all over the catalogue, in the order of their ids, with their retail price and stock. */
async function someVariants(db: Db, wanted: number): Promise<Variant[]> {
  const { rows } = await db.execute<Variant>(sql`
    select v.id as "variantId", p.price_list_id as "priceListId", p.amount::int as amount, b.on_hand as quantity
    from variants v join stock_balances b on b.variant_id = v.id
    join price_lists l on l.is_retail
    join prices p on p.variant_id = v.id and p.price_list_id = l.id and p.valid_to is null and p.min_quantity = 1
    where v.code ~ '^S[0-9]' order by md5(v.code) limit ${wanted}`)
  return rows.toSorted((a, b) => a.variantId - b.variantId)
}

async function changePrices(db: Transaction, rows: readonly Variant[]): Promise<number> {
  const from = new Date()
  const wanted = rows.map(({ amount, ...row }) => ({ ...row, minQuantity: 1, amount: amount + 100, from }))
  return (await setPrices(db, wanted)).size
}

// One in seven sells out or is restocked, which changes lists with a stock filter.
async function changeStock(db: Transaction, rows: readonly Variant[]): Promise<number> {
  const counted = rows.map(({ variantId, quantity }, place) => ({
    variantId,
    quantity: place % 7 === 0 && quantity > 0 ? 0 : quantity + 3,
  }))
  return (await countStock(db, counted, 'import', 'ölçüm')).moves.length
}
