// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { stockShelf } from '~/features/basket/testing/shop'
import { saveSettings } from '~/features/settings/settings.server'
import { readContracts } from './contract-store.server'
import { getOrder } from '../record/read-order.server'
import { fromBasket, placeOrder } from '~/features/checkout/checkout.server'
import { orderContracts } from '../tables.server'
import {
  call,
  directRequest,
  newBuyer,
  order,
  placedCode,
  readyToOrder,
} from '~/features/checkout/testing/checkout'
import { openTwoProcesses } from '~/features/checkout/testing/two-processes'

const { db, other } = await openTwoProcesses()

it('simultaneous first orders of a new text store each clause once and every contract whole', async () => {
  const shelf = await stockShelf(db, { stock: 1_000 })
  await db.execute(sql`truncate contract_clauses`)
  const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer(db, [shelf])))
  const request = await directRequest(db)
  const codes = await Promise.all(
    buyers.map((buyer, i) => placedCode(placeOrder(i % 2 ? db : other.db, buyer, fromBasket(request), call))),
  )
  const { rows } = await db.execute<{ named: string[]; kept: string[] }>(sql`
    select array(select distinct unnest(clauses) from order_contracts order by 1) as named,
      array(select fingerprint from contract_clauses order by 1) as kept`)
  expect(rows[0]!.named.length).toBeGreaterThan(15)
  expect(rows[0]!.kept).toEqual(rows[0]!.named)
  for (const code of codes) {
    const [form, contract] = (await getOrder(db, code))!.contracts
    expect(form!.plainText).toContain('Ayşe Işık')
    expect(contract!.plainText).toContain('Mesafeli Sözleşmeler Yönetmeliği')
    expect(contract!.html).toContain('<dt>Siparişin onaylandığı tarih</dt>')
  }
})

it('a changed text is kept beside the old one, which stays with its orders', async () => {
  const shelf = await stockShelf(db, { stock: 10 })
  const buyer = await newBuyer(db, [shelf])
  const { review } = await readyToOrder(db, buyer)
  const code = await placedCode(order(db, buyer))
  const clauses = sql`(select count(*)::int as count from contract_clauses)`
  const [before] = (await db.execute<{ count: number }>(clauses)).rows
  const setting = { group: 'company', key: 'return_carrier', value: 'Yeni Kargo' }
  await transaction(db, (db) => saveSettings(db, [setting]))
  const next = await newBuyer(db, [shelf])
  const changed = await readyToOrder(db, next)
  const later = await placedCode(order(db, next))
  expect((await getOrder(db, code))!.contracts).toEqual(review.contracts)
  expect((await getOrder(db, later))!.contracts).toEqual(changed.review.contracts)
  expect(changed.review.contracts[0]!.plainText).toContain('Yeni Kargo')
  expect(review.contracts[0]!.plainText).not.toContain('Yeni Kargo')
  const [after] = (await db.execute<{ count: number }>(clauses)).rows
  expect(after!.count).toBeGreaterThan(before!.count)
})

it('a contract accepted before clauses were shared is shown as it was', async () => {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db, { stock: 10 })])))
  const { id } = (await getOrder(db, code))!
  const old = { sections: null, clauses: null, html: '<p>5 &lt; 6</p>', plainText: '5 < 6' }
  await db.update(orderContracts).set(old).where(eq(orderContracts.orderId, id))
  const texts = await readContracts(db, [id])
  expect(texts.map(({ text }) => [text.id, text.html, text.plainText])).toEqual([
    ['pre-information', old.html, old.plainText],
    ['distance-sale', old.html, old.plainText],
  ])
  const half = db.update(orderContracts).set({ plainText: null }).where(eq(orderContracts.orderId, id))
  await expect(half).rejects.toThrow('Failed query')
})

it('a contract with a missing clause is refused, not shown with another clause', async () => {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db, { stock: 10 })])))
  const { id } = (await getOrder(db, code))!
  await db.execute(sql`
    delete from contract_clauses where fingerprint = (
      select clauses[1] from order_contracts where order_id = ${id} and contract_id = 'pre-information')`)
  await expect(readContracts(db, [id])).rejects.toThrow('without its clause 0')
})
