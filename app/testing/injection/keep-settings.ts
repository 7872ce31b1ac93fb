import { settings } from '~/features/settings/tables.server'
import type { TestShop } from '../shop'

/** Keeps the settings of this moment. `restore` brings them back when a request has changed them: one may close the shop. */
export async function keepSettings({ db }: TestShop) {
  const read = () => db.select().from(settings)
  const kept = await read()
  const sign = (rows: typeof kept) =>
    JSON.stringify(rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
  const keyOf = (row: (typeof kept)[number]) => `${row.group} ${row.key}`
  return {
    async restore(): Promise<void> {
      if (sign(await read()) === sign(kept)) return
      await db.transaction(async (db) => {
        await db.delete(settings)
        await db.insert(settings).values(kept)
      })
    },
  }
}
