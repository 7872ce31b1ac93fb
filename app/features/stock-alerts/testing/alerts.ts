import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { stockShelf } from '~/features/basket/testing/shop'
import { countStock } from '~/features/catalogue/selling/stock.server'
import type { Visitor } from '~/features/identity/identity'
import { alertLink } from '../alert-link.server'
import { askForAlert, confirmAlert } from '../stock-alerts.server'
import { stockAlerts } from '../tables.server'

export const secret = 'a secret of the tests, 32 characters'
export const now = new Date('2026-11-20T09:00:00Z')
export const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** A sold-out variant. */
export const soldOut = (db: Db, packageSize = 1) => stockShelf(db, { stock: 0, packageSize })

/** Stock as staff count it. */
export const count = (db: Db, variantId: number, quantity: number) =>
  transaction(db, (db) => countStock(db, [{ variantId, quantity }], 'correction', 'test'))

export const ask = (db: Db, visitor: Visitor, variantId: number, email: string, at = now) =>
  askForAlert(db, visitor, { variantId, email, now: at })

export const linkOf = (alertId: number) => {
  const link = new URL(alertLink('https://vitrin.example', secret, alertId))
  return { secret, alertId, signature: link.searchParams.get('imza')! }
}

export const confirm = (db: Db, alertId: number, at = now) =>
  confirmAlert(db, { ...linkOf(alertId), now: at })

export const alertsFor = (db: Db, variantId: number) =>
  db.select().from(stockAlerts).where(eq(stockAlerts.variantId, variantId)).orderBy(asc(stockAlerts.id))

/** A confirmed alert of a guest. */
export async function confirmed(db: Db, visitor: Visitor, variantId: number, email: string, at = now) {
  await ask(db, visitor, variantId, email, at)
  const { id } = (await alertsFor(db, variantId)).find((alert) => alert.email === email)!
  await confirm(db, id, at)
  return id
}

type Waiting<Payload> = { payload: Payload; seconds: number }

/** Waiting jobs of a name with the seconds until they run, which are deleted. */
export async function takeJobs<Payload>(db: Db, name: string): Promise<Waiting<Payload>[]> {
  const { rows } = await db.execute<Waiting<Payload> & { id: string }>(sql`
    select j.id, j.payload, round(extract(epoch from j.run_at - now()))::int as seconds
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = ${name}
    order by j.id`)
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`select from graphile_worker.complete_jobs(${sql.param(ids)}::bigint[])`)
  return rows.map(({ payload, seconds }) => ({ payload, seconds }))
}
