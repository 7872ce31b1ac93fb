import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { priceBatches, priceBatchRows } from '~/features/catalogue/price-batches/tables.server'
import { prices, products, variants } from '~/features/catalogue/tables.server'
import { priceLists } from '~/features/customers/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const { browser } = staff
const lists = await db.select().from(priceLists).orderBy(priceLists.id)
const retail = lists.find(({ isRetail }) => isRetail)!
const dealer = lists.find(({ isRetail, kdvIncluded }) => !isRetail && !kdvIncluded)!
const path = `/yonetim/fiyatlar/${retail.id}`

const pricesOf = async (listId: number) =>
  new Map(
    (
      await db
        .select({ id: prices.variantId, amount: prices.amount })
        .from(prices)
        .where(and(eq(prices.priceListId, listId), isNull(prices.validTo), eq(prices.minQuantity, 1)))
    ).map(({ id, amount }) => [id, amount]),
  )
const press = (path: string, verb: string, fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)
const newest = async () =>
  (
    await db
      .select()
      .from(priceBatches)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]!
const totalOf = (map: ReadonlyMap<number, number>) => [...map.values()].reduce((sum, one) => sum + one, 0)

test('a whole list rises by a percentage after a trial that writes nothing, and is undone to the kuruş', async () => {
  const before = await pricesOf(retail.id)
  const rule = { kural: 'percent', deger: '12,5', yuvarla: 'ninety' }
  const tried = await press(path, 'dene', rule)
  expect(tried.text).toContain('Deneme sonucu')
  expect(await pricesOf(retail.id)).toEqual(before)
  expect(await db.$count(priceBatches)).toBe(0)

  const started = await press(path, 'uygula', rule)
  expect(started.text).toContain('Değişiklik başladı')
  await shop.runJobs()
  const after = await pricesOf(retail.id)
  const sold = new Set(
    (await db.select({ id: variants.id }).from(variants).where(eq(variants.sellable, true))).map(
      ({ id }) => id,
    ),
  )
  for (const [id, amount] of before) {
    const raw = (amount * 11_250) / 10_000
    const wanted = sold.has(id) ? Math.max(Math.round((raw - 90) / 100), 0) * 100 + 90 : amount
    expect([id, after.get(id)]).toEqual([id, wanted])
  }
  const [one] = await db
    .select({ id: variants.id, link: products.link })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .limit(1)
  expect((await shop.browser().send(`/${one!.link}`)).status).toBe(200)

  const batch = await newest()
  expect([batch.state, batch.written, batch.kept]).toEqual(['done', batch.total, 0])
  // Somebody else changes one of them: it stays.
  const [row] = await db.select().from(priceBatchRows).where(eq(priceBatchRows.batchId, batch.id)).limit(1)
  await db
    .update(prices)
    .set({ amount: 77_777 })
    .where(
      and(eq(prices.variantId, row!.variantId), eq(prices.priceListId, retail.id), isNull(prices.validTo)),
    )
  await act(browser, await browser.page(`/yonetim/fiyatlar/degisiklik/${batch.id}`), 'geri-al')
  await shop.runJobs()
  const restored = await pricesOf(retail.id)
  expect(restored.get(row!.variantId)).toBe(77_777)
  restored.set(row!.variantId, before.get(row!.variantId)!)
  expect(totalOf(restored)).toBe(totalOf(before))
  expect(restored).toEqual(before)
  const undone = await newest()
  expect([undone.state, undone.kept]).toEqual(['undone', 1])
  const kept = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `price_batches ${batch.id}`))
  expect(kept.map(({ action }) => action)).toEqual(['prices', 'prices undoing'])
}, 60_000)

test('a formula fills a list from another one, converts KDV, and its undoing leaves no price behind', async () => {
  const before = await pricesOf(dealer.id)
  const source = await pricesOf(retail.id)
  const rule = { kural: 'formula', deger: '60', kaynak: String(retail.id), yuvarla: 'kurus', eksik: '1' }
  await press(`/yonetim/fiyatlar/${dealer.id}`, 'uygula', rule)
  const batch = await newest()
  await shop.runJobs()
  const after = await pricesOf(dealer.id)
  const rows = await db
    .select({ id: variants.id, kdv: products.kdvRate })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.sellable, true))
  for (const { id, kdv } of rows) {
    if (before.has(id) || !source.has(id)) continue
    const wanted = (source.get(id)! * 0.6 * 100) / (100 + kdv)
    expect(Math.abs(after.get(id)! - wanted)).toBeLessThanOrEqual(0.51)
  }
  expect(after.size).toBe(before.size + batch.total)
  await act(browser, await browser.page(`/yonetim/fiyatlar/degisiklik/${batch.id}`), 'geri-al')
  await shop.runJobs()
  expect(await pricesOf(dealer.id)).toEqual(before)
}, 60_000)

test('a change waits for its moment, is stopped before it, and wrong entries stay with a sentence', async () => {
  const before = await pricesOf(retail.id)
  const wrong = await press(path, 'uygula', { kural: 'amount', deger: '1.234' })
  expect([wrong.status, wrong.html.includes('value="1.234"')]).toEqual([422, true])
  expect((await press(path, 'dene', { deger: '10', bas: '2020-01-01T10:00' })).text).toContain(
    'ileri bir tarih',
  )
  const planned = await press(path, 'uygula', { deger: '10', bas: '2099-01-01T10:00' })
  expect(planned.text).toContain('Değişiklik planlandı')
  await shop.runJobs()
  expect((await newest()).state).toBe('waiting')
  await act(browser, planned, 'durdur')
  expect([(await newest()).state, await pricesOf(retail.id)]).toEqual(['stopped', before])
})

test('the lists name how many prices are their own, and the file is read back by the import', async () => {
  const page = await browser.page('/yonetim/fiyatlar')
  for (const { name } of lists) expect(page.text).toContain(name)
  const file = await browser.send('/yonetim/fiyatlar/dosya')
  expect(file.status).toBe(200)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b])
})
