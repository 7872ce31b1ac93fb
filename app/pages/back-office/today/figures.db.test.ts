import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readLowStock } from '~/features/catalogue/catalogue.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { readFigures } from './figures.server'

const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 1)

test('sales of today and of the week equal the orders, and cancelled ones are left out', async () => {
  const before = await readFigures(db, new Date())
  const { code } = await orderAsGuest(shop.browser(), goods, { payment: '4' })
  const { rows } = await db.execute<{ total: string }>(
    sql`select grand_total as total from orders where code = ${code}`,
  )
  const total = Number(rows[0]!.total)
  const after = await readFigures(db, new Date())
  expect(after.today).toEqual({ orders: before.today.orders + 1, total: before.today.total + total })
  expect(after.week.total).toBe(before.week.total + total)
  expect(after.weekBefore).toEqual(before.weekBefore)
  expect(after.days).toHaveLength(28)
  expect(after.days.at(-1)!.value).toBe(after.today.total)
  await db.execute(sql`update orders set placed_at = placed_at - interval '7 days' where code = ${code}`)
  const weekAgo = await readFigures(db, new Date())
  expect([weekAgo.weekAgo.total, weekAgo.today]).toEqual([before.weekAgo.total + total, before.today])
})

test('low stock counts the pieces that nobody has reserved', async () => {
  const { total } = await readLowStock(db, { most: 3, length: 1 })
  await db.execute(
    sql`update stock_balances set on_hand = 10, reserved = 8 where variant_id = ${goods[0]!.variantId}`,
  )
  const now = await readLowStock(db, { most: 3, length: 100 })
  expect(now.variants.find(({ code }) => code === goods[0]!.code)).toMatchObject({ available: 2 })
  expect(now.total).toBe(total + 1)
})

test('each figure needs its permission', async () => {
  const pageOf = async (role: string) => (await (await openStaff(shop, role)).browser.page('/yonetim')).text
  const [admin, warehouse, content] = [
    await pageOf('admin'),
    await pageOf('warehouse'),
    await pageOf('content'),
  ]
  expect(['Son 7 gün', 'Azalan stok', 'Sonuçsuz aramalar'].map((one) => admin.includes(one))).toEqual([
    true,
    true,
    true,
  ])
  expect(['Son 7 gün', 'Azalan stok', 'Sonuçsuz aramalar'].map((one) => warehouse.includes(one))).toEqual([
    false,
    true,
    false,
  ])
  expect(['Son 7 gün', 'Azalan stok', 'Sonuçsuz aramalar'].map((one) => content.includes(one))).toEqual([
    false,
    false,
    true,
  ])
})
