import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'

export type ShowcaseInput = {
  code: string
  title: string
  subtitle?: string
  position: number
  productIds: number[]
}

/** Adds or changes showcases by code and sets their products, in that order. */
export async function saveShowcases(db: Transaction, inputs: readonly ShowcaseInput[]): Promise<void> {
  const blocks = inputs.map((input) => ({ subtitle: '', ...input, productIds: undefined }))
  await db.execute(sql`
    insert into showcases (code, title, subtitle, position)
    select code, title, subtitle, position from ${recordset(blocks, 'code text, title text, subtitle text, position int')}
    on conflict (code) do update set title = excluded.title, subtitle = excluded.subtitle, position = excluded.position`)
  await db.execute(sql`
    delete from showcase_products sp using showcases s
    where s.id = sp.showcase_id and s.code = any(${sql.param(inputs.map(({ code }) => code))}::text[])`)
  const rows = inputs.flatMap(({ code, productIds }) =>
    productIds.map((productId, position) => ({ code, productId, position })),
  )
  await db.execute(sql`
    insert into showcase_products (showcase_id, product_id, position)
    select s.id, i."productId", i.position
    from ${recordset(rows, 'code text, "productId" int, position int')} join showcases s on s.code = i.code`)
}
