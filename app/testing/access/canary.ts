import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { listLater, listNow } from '~/features/catalogue/write/write-listing.server'

/** Visibility levels of products and variants; 3 is visible to nobody. */
const levels = [0, 1, 2, 3] as const
/** The greatest distance between amounts of one list and level. */
const spread = 41
const more = { single: 0, break: 400, before: 900 } as const

// Far enough apart that no amount equals another one with KDV, without it, or for a package.
const firstAmount = (place: number, level: number) => Math.round(10_000_019 * 1.1731 ** (4 * place + level))

/**
 * Gives every variant unmistakable prices in every list: one per piece, a higher earlier one, and one from 24 pieces on.
 * When `turned`, lists other than `own` get other prices in another order, and all but the first other packages.
 */
export async function putCanaries(
  db: Db,
  listIds: readonly number[],
  { own, turned }: { own: number; turned: boolean },
): Promise<void> {
  const first = listIds.flatMap((id, place) =>
    levels.map((level) => ({ id, level, amount: firstAmount(place, level) })),
  )
  const isTurned = sql`(${turned}::boolean and a.id <> ${own}::int)`
  const place = sql`case when ${isTurned} then ((v.id * 29 + a.id) % ${spread}::int) else v.id % ${spread}::int end`
  const from = sql`
    from jsonb_to_recordset(${JSON.stringify(first)}::jsonb) a(id int, level int, amount bigint)
    cross join variants v
    join products p on p.id = v.product_id
      and a.level = case when v.sellable and p.published then greatest(v.visibility, p.visibility) else 3 end`
  const since = sql`timestamptz '2026-11-10 00:00+03'`
  const price = (kind: keyof typeof more, least: number, begin: SQL, end: SQL) => sql`
    insert into prices (variant_id, price_list_id, min_quantity, amount, valid_from, valid_to)
    select v.id, a.id, ${least}::int, a.amount + ${more[kind]}::int + (${place}), ${begin}, ${end} ${from}`
  await transaction(db, async (db) => {
    await allowLongStatements(db)
    await listLater(db)
    await db.execute(sql`delete from prices`)
    await db.execute(sql`
      insert into offers (variant_id, price_list_id, package_size)
      select v.id, a.id, case when ${isTurned} and a.id <> ${listIds[0]!} then 6 else 1 end ${from}
      on conflict (variant_id, price_list_id) do update set package_size = excluded.package_size`)
    await db.execute(price('before', 1, sql`timestamptz '2026-01-01 00:00+03'`, since))
    await db.execute(price('single', 1, since, sql`null`))
    await db.execute(price('break', 24, since, sql`null`))
    const { rows } = await db.execute<{ id: number }>(sql`select id from products`)
    await listNow(
      db,
      rows.map(({ id }) => id),
    )
  })
}

/** The groups whose prices a text reveals, as `list:level`. */
export function knowCanaries(listIds: readonly number[], discounts: readonly number[] = []) {
  const kept = discounts.reduce((share, percent) => share * (1 - percent / 100), 1)
  const owner = new Map<string, string>()
  for (const [place, listId] of listIds.entries()) {
    for (const level of levels) {
      for (const digits of writtenOf(firstAmount(place, level), kept)) {
        const name = `${listId}:${level}`
        // Two groups with the same digits would prove nothing.
        if ((owner.get(digits) ?? name) !== name)
          throw new Error(`${digits} is of ${owner.get(digits)} and ${name}`)
        owner.set(digits, name)
      }
    }
  }
  return {
    /** Digits that reveal a price, by the group it belongs to. */
    in: (text: string) =>
      new Map(numbersIn(text).flatMap((digits) => (owner.has(digits) ? [[owner.get(digits)!, digits]] : []))),
  }
}

/** Digits of every amount that could reveal a list's price: with and without KDV and discount, per piece and per package. */
function* writtenOf(first: number, kept: number): Generator<string> {
  for (const kind of Object.values(more)) {
    for (let place = 0; place < spread; place++) {
      const amount = first + kind + place
      for (const share of kept === 1 ? [1] : [1, kept]) {
        for (const rate of [1, 1.01, 1.1, 1.2]) {
          for (const unit of new Set([
            Math.round(amount * share * rate),
            Math.round((amount * share) / rate),
          ])) {
            for (const pieces of [1, 6]) yield* forms(unit * pieces)
          }
        }
      }
    }
  }
}

// In kuruş, and in TL: with both decimals, or without the trailing zeros that JSON drops.
function forms(kurus: number): string[] {
  return [String(kurus), String(kurus / 100).replace('.', '')]
}

const grouped = /^(\d{1,3}(\.\d{3})+(,\d+)?|\d{1,3}(,\d{3})+(\.\d+)?|\d{5,},\d\d)$/

/** Digits of the numbers in a text, however they are grouped; in JSON commas separate numbers. */
function numbersIn(text: string): string[] {
  const found: string[] = []
  // Digits within words belong to hashes and keys.
  for (const [token] of text.matchAll(/(?<![\w+/=-])\d[\d.,]{4,}(?![\w+/=])/g)) {
    for (const part of [...(grouped.test(token) ? [token] : []), ...token.split(',')]) {
      const digits = part.replace(/\D/g, '')
      if (digits.length >= 6 && digits.length <= 12) found.push(digits)
    }
  }
  return found
}
