import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { transaction } from '~/db/transaction.server'
import { sellStock } from '~/features/catalogue/catalogue.server'
import { stockBalances, stockMovements, variants } from '~/features/catalogue/tables.server'
import { goodsInStock } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'warehouse')
const { browser } = staff
const [one, other, third] = await goodsInStock(db, 3, 20)

async function start(name: string) {
  const opened = await act(browser, await browser.page('/yonetim/sayim'), 'basla', { ad: name })
  return { path: opened.path.split('?')[0]!, opened }
}
const scan = (path: string, kod: string, adet = '1') =>
  browser.send(path, {
    method: 'POST',
    body: new URLSearchParams({ islem: 'say', kod, adet }),
    headers: { accept: 'text/html' },
  })
const onHand = async ({ variantId }: { variantId: number }) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.variantId, variantId)))[0]!.onHand

test('scans are counted once each, and the stock changes by their difference when the count is applied', async () => {
  await db.update(variants).set({ barcode: '8690000000017' }).where(eq(variants.id, one!.variantId))
  const before = { one: await onHand(one!), other: await onHand(other!), third: await onHand(third!) }
  expect((await act(browser, await browser.page('/yonetim/sayim'), 'basla', { ad: 'A' })).status).toBe(422)
  const { path, opened } = await start('Arka depo')
  expect(opened.text).toContain('Sayım başladı')

  const scans = await Promise.all(Array.from({ length: 5 }, () => scan(path, '8690000000017')))
  expect(scans.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await (await scan(path, other!.code.toLowerCase(), String(before.other))).text()).toContain(
    'Arka depo',
  )
  for (const [kod, adet, word] of [
    ['BOYLE-BIR-KOD-YOK', '1', 'hiçbir ürünün'],
    [other!.code, '0', 'Adedi 1 ile'],
    [other!.code, '1,5', 'Adedi 1 ile'],
    ['', '1', 'Barkodu okutun'],
  ] as const) {
    const refused = await scan(path, kod, adet)
    expect([kod, refused.status, (await refused.text()).includes(word)]).toEqual([kod, 422, true])
  }
  const page = await browser.page(path)
  expect(page.text).toContain(`${one!.name}`)
  expect((await browser.page(`${path}?gorunum=fark`)).text).not.toContain(other!.code)

  // Two pieces are sold while the count is open: they are no difference.
  await transaction(db, (db) => sellStock(db, 'SAYIM2345', [{ variantId: one!.variantId, quantity: 2 }]))
  const [applied, again] = await Promise.all([act(browser, page, 'uygula'), act(browser, page, 'uygula')])
  expect([applied.status, again.status].toSorted()).toEqual([200, 409])
  expect(await onHand(one!)).toBe(5 - 2)
  expect([await onHand(other!), await onHand(third!)]).toEqual([before.other, before.third])
  const moved = await db
    .select({ quantity: stockMovements.quantity, reference: stockMovements.reference })
    .from(stockMovements)
    .where(and(eq(stockMovements.variantId, one!.variantId), eq(stockMovements.kind, 'correction')))
  expect(moved).toEqual([{ quantity: 5 - before.one, reference: `Sayım ${path.split('/').at(-1)}` }])
  const kept = await db.select().from(auditLog).where(eq(auditLog.action, 'stock-count'))
  expect(kept.map(({ actor }) => actor)).toEqual([`user ${staff.id}`])
  const late = await scan(path, other!.code)
  expect([late.status, (await late.text()).includes('Bu sayım bitmiş')]).toEqual([409, true])
})

test('a line is corrected or taken out, and a dropped count changes nothing', async () => {
  const before = await onHand(third!)
  const { path } = await start('Deneme rafı')
  await scan(path, third!.code)
  const about = { cesit: String(third!.variantId) }
  const wrong = await act(browser, await browser.page(path), 'duzelt', { adet: 'çok' }, about)
  expect([wrong.status, wrong.html.includes('value="çok"')]).toEqual([422, true])
  const corrected = await act(browser, await browser.page(path), 'duzelt', { adet: '0' }, about)
  expect(corrected.text).toContain('Satır düzeltildi')
  await act(browser, await browser.page(path), 'cikar', {}, about)
  expect((await browser.page(path)).text).toContain('Henüz bir şey sayılmadı')
  await scan(path, third!.code, '9')
  expect((await act(browser, await browser.page(path), 'vazgec')).text).toContain('stok değişmedi')
  expect(await onHand(third!)).toBe(before)
  expect((await browser.page('/yonetim/sayim')).text).toContain('Vazgeçildi')
})
