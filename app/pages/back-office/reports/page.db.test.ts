import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  readCategories,
  readGroups,
  readKdv,
  readSales,
  readSoldGoods,
} from '~/features/orders/orders.server'
import { products } from '~/features/catalogue/tables.server'
import { transaction } from '~/db/transaction.server'
import { getOpenItems, readAgeing } from '~/features/ledger/ledger.server'
import { ledgerLines } from '~/features/ledger/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { loadOrders } from '../../../../demo/loading/orders'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => loadOrders(db))
const admin = (await openStaff(shop, 'admin')).browser
const period = { from: new Date('2020-01-01'), to: new Date('2040-01-01') }
const days = 'ilk=2020-01-01&son=2039-12-31'

test('sales equal the totals of all orders that are neither cancelled nor unpaid, and KDV equals sales', async () => {
  const { rows } = await db.execute<{ total: string; orders: string }>(
    sql`select sum(grand_total) as total, count(*) as orders from orders where status not in (90, 99)`,
  )
  const sales = await readSales(db, period)
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  expect(Number(rows[0]!.orders)).toBeGreaterThan(3)
  expect(sum(sales.map(({ total }) => total))).toBe(Number(rows[0]!.total))
  expect(sum(sales.map(({ orders }) => orders))).toBe(Number(rows[0]!.orders))
  expect(sum((await readSales(db, period, 'month')).map(({ total }) => total))).toBe(Number(rows[0]!.total))
  const kdv = await readKdv(db, period)
  expect(sum(kdv.map(({ net, kdv }) => net + kdv))).toBe(Number(rows[0]!.total))
  for (const row of kdv) expect(Math.abs(row.kdv - (row.net * row.rate) / 100)).toBeLessThan(row.rate * 50)
})

test('sales by group equal all sales, and sold goods by category equal all sold goods', async () => {
  const sum = (rows: readonly { total: number }[]) => rows.reduce((all, { total }) => all + total, 0)
  const groups = await readGroups(db, period)
  expect(groups.length).toBeGreaterThan(1)
  expect(sum(groups)).toBe(sum(await readSales(db, period)))
  await db.execute(sql`update products set main_category_id = null where id =
    (select product_id from order_lines l join orders o on o.id = l.order_id where o.status not in (90, 99) limit 1)`)
  const categories = await readCategories(db, period)
  expect(categories.map(({ name }) => name)).toContain('')
  expect(sum(categories)).toBe(sum(await readSoldGoods(db, period, 10_000)))
  for (const { categoryId, total, pieces } of categories) {
    const goods = await readSoldGoods(db, period, 10_000, categoryId)
    expect([sum(goods), goods.reduce((all, one) => all + one.pieces, 0)]).toEqual([total, pieces])
  }
})

test('a group leads to its orders, a category to its goods, and a tab keeps the days', async () => {
  const linkIn = (html: string, pattern: RegExp) => pattern.exec(html)![1]!.replaceAll('&amp;', '&')
  const groups = (await admin.page(`/yonetim/raporlar?rapor=grup&${days}`)).html
  const [group] = await readGroups(db, period)
  const orders = await admin.page(linkIn(groups, /href="(\/yonetim\/siparisler\?[^"]*liste=[^"]+)"/))
  expect(orders.status).toBe(200)
  const { rows } = await db.execute<{ code: string; own: boolean }>(
    sql`select code, price_list_id = ${group!.priceListId} as own from orders order by placed_at desc limit 20`,
  )
  expect(rows.some(({ own }) => !own)).toBe(true)
  for (const { code, own } of rows) expect([code, orders.html.includes(code)]).toEqual([code, own])
  const categories = (await admin.page(`/yonetim/raporlar?rapor=kategori&${days}`)).html
  const goods = linkIn(categories, /href="(\/yonetim\/raporlar\?rapor=urun&amp;kategori=[^"]+)"/)
  const page = await admin.page(goods)
  expect(page.html).toContain('<tfoot>')
  expect(linkIn(page.html, /href="(\/yonetim\/raporlar\?rapor=kdv[^"]*)"/)).toContain('ilk=2020-01-01')
})

test('a row leads to the orders that it counts, no unpaid or cancelled one among them', async () => {
  const unsold = await db.execute<{ code: string }>(sql`select code from orders where status in (90, 99)`)
  expect(unsold.rows.length).toBeGreaterThan(0)
  for (const name of ['satis', 'satis&adim=ay', 'grup', 'urun', 'alici', 'kdv']) {
    const { html } = await admin.page(`/yonetim/raporlar?rapor=${name}&${days}`)
    const links = [...html.matchAll(/href="(\/yonetim\/siparisler\?sayilan=1[^"]*)"/g)]
    expect([name, links.length > 0]).toEqual([name, true])
    const listed = (await admin.page(links[0]![1]!.replaceAll('&amp;', '&'))).html
    expect([name, unsold.rows.filter(({ code }) => listed.includes(code))]).toEqual([name, []])
    expect([name, /siparisler\/[A-Z0-9]{6,}/.test(listed)]).toEqual([name, true])
  }
})

test('the ageing of debts equals the open items of every customer', async () => {
  const now = new Date()
  const partners = await db
    .selectDistinct({ id: ledgerLines.businessPartnerId })
    .from(ledgerLines)
    .where(sql`business_partner_id is not null`)
  const ageing = await readAgeing(db, dayInIstanbul(now), 500)
  let open = 0
  for (const { id } of partners) {
    const items = await getOpenItems(db, id!, now)
    const total = items.reduce((sum, item) => sum + item.open, 0)
    const row = ageing.find(({ partnerId }) => partnerId === id)
    expect([id, row?.total ?? 0]).toEqual([id, total])
    if (row) {
      const { notDue, to30, to60, to90, over90 } = row
      expect(notDue + to30 + to60 + to90 + over90).toBe(total)
      const overdue = items.filter(({ isOverdue }) => isOverdue).reduce((sum, item) => sum + item.open, 0)
      expect(row.total - row.notDue).toBe(overdue)
    }
    open += total
  }
  expect(open).toBeGreaterThan(0)
})

test('every report opens, leads to its records, and is empty where nothing was sold', async () => {
  for (const name of ['satis', 'grup', 'kategori', 'urun', 'alici', 'kdv', 'stok', 'vade']) {
    const page = await admin.page(`/yonetim/raporlar?rapor=${name}&${days}`)
    expect([name, page.status, page.html.includes('<tfoot>')]).toEqual([name, 200, true])
  }
  expect((await admin.page('/yonetim/raporlar?ilk=2001-01-01&son=2001-01-02')).text).toContain('kayıt yok')
  const { html } = await admin.page(`/yonetim/raporlar?rapor=urun&${days}`)
  const link = /href="(\/yonetim\/siparisler\?[^"]*urun=[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  expect((await admin.page(link)).html).toContain('/yonetim/siparisler/')
})

test('files hold the same rows, and no cell is a formula', async () => {
  await db.update(products).set({ name: '=1+1' })
  await db.execute(sql`update order_lines set product_name = '=cmd()' `)
  const csv = await admin.send(`/yonetim/raporlar/dosya?rapor=urun&${days}&tur=csv`)
  const text = await csv.text()
  expect(csv.headers.get('content-disposition')).toContain('urun-2020-01-01-2039-12-31.csv')
  expect(text.split('\r\n').length).toBeGreaterThan(4)
  expect(text).toContain("'=cmd()")
  expect(text).not.toMatch(/[;\n]=/)
  const xlsx = await admin.send(`/yonetim/raporlar/dosya?rapor=satis&${days}&tur=xlsx`)
  expect(
    Buffer.from(await xlsx.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
