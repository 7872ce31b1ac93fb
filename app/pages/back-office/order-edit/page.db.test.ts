// Longer than 250 lines: the test follows the money of edited orders through every way of paying.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { transaction } from '~/db/transaction.server'
import { getOffersByCode, getReserved } from '~/features/catalogue/catalogue.server'
import { stockBalances, variants } from '~/features/catalogue/tables.server'
import { findBuyer } from '~/features/customers/customers.server'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { orderRefunds } from '~/features/fulfilment/returns/tables.server'
import { users } from '~/features/identity/tables.server'
import { readBalance } from '~/features/ledger/ledger.server'
import { findPayable } from '~/features/orders/orders.server'
import { orderLines, orders } from '~/features/orders/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { cards, pay } from '~/testing/payer'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => saveSettings(db, unlimited))
const [one, other] = await goodsInStock(db, 2, 200)
const staff = await openStaff(shop, 'admin')
const { browser } = staff

const place = async (payment: string) =>
  (await orderAsGuest(shop.browser(), [one!, other!], { payment })).code
const addressOf = (code: string) => `/yonetim/siparisler/${code}`
const read = async (code: string) => (await db.select().from(orders).where(eq(orders.code, code)))[0]!
const linesOf = async (code: string) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, (await read(code)).id))
    .orderBy(orderLines.position)
const refundsOf = async (code: string) =>
  db
    .select({ amount: orderRefunds.amount, offTotal: orderRefunds.offTotal })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, (await read(code)).id))
    .orderBy(orderRefunds.id)
const onHand = async (variantId: number) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.variantId, variantId)))[0]!.onHand

/** Fills in the form of an edit; `pieces` by code of the variant. */
async function edit(code: string, pieces: Record<string, number>, fields: Record<string, string> = {}) {
  const wished = Object.fromEntries(
    (await linesOf(code)).flatMap((line) =>
      line.productCode in pieces ? [[`adet-${line.id}`, String(pieces[line.productCode])]] : [],
    ),
  )
  const all = { ...wished, ...fields }
  const page = await browser.page(`${addressOf(code)}/duzenle`)
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'hesapla'))
  if (!form) return { preview: page, save: () => Promise.reject(new Error('The order is closed')) }
  const preview = await browser.submit(page, form, all, 'hesapla')
  const save = (change: Record<string, string> = {}) => {
    const next = preview.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
    return browser.submit(preview, next, { neden: 'Müşteri telefonla istedi', ...all, ...change }, 'kaydet')
  }
  return { preview, save }
}

test('an unpaid order takes new pieces and prices, and reserves exactly those', async () => {
  const code = await place(transfer)
  const before = await read(code)
  const [first] = await linesOf(code)
  const { preview, save } = await edit(code, { [one!.code]: 4, [other!.code]: 0 })
  expect(preview.text).toContain('Alıcı yeni toplamı öder')
  expect(preview.text).toContain('Çıkarılır')
  expect(await read(code)).toEqual(before)
  const saved = await save()
  expect(saved.text).toContain('Sipariş değiştirildi')
  const after = await read(code)
  const lines = await linesOf(code)
  expect(lines.map(({ quantity, gross }) => [quantity, gross])).toEqual([[4, first!.unitPrice * 4]])
  expect(after.grandTotal).toBe(first!.unitPrice * 4 + before.shipping + before.fee)
  expect([...(await getReserved(db, code))]).toEqual([[one!.variantId, 4]])
  expect(await refundsOf(code)).toEqual([])

  const priced = await edit(code, {}, { [`fiyat-${lines[0]!.id}`]: '10,50', 'kargo-ucreti': '0' })
  await priced.save()
  expect(await read(code)).toMatchObject({ grandTotal: 4_200, goods: 4_200, shipping: 0, status: 90 })
  const kept = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `orders ${after.id}`))
  expect(kept.filter(({ action }) => action === 'edit')).toHaveLength(2)
  expect(kept.at(-1)).toMatchObject({
    actor: `user ${staff.id}`,
    after: { total: 4_200, reason: 'Müşteri telefonla istedi' },
  })
  await shop.runJobs()
  const mail = shop.emails.findLast(({ text }) => text.includes(code))!
  expect(mail.text).toContain('42,00 TL')
  expect(mail.text).toContain('Müşteri telefonla istedi')
})

test('a paid order gives back the difference, and its cancellation the rest', async () => {
  const code = await place(transfer)
  await act(browser, await browser.page(addressOf(code)), 'onayla')
  const paid = (await read(code)).grandTotal
  const stock = await onHand(other!.variantId)
  const gone = (await linesOf(code)).find(({ variantId }) => variantId === other!.variantId)!.gross
  const { preview, save } = await edit(code, { [other!.code]: 0 })
  expect(preview.text).toContain('alıcıya iade edilir')
  await save()
  expect(await refundsOf(code)).toEqual([{ amount: gone, offTotal: true }])
  expect((await read(code)).grandTotal).toBe(paid - gone)
  expect(await onHand(other!.variantId)).toBe(stock + 1)
  await act(browser, await browser.page(addressOf(code)), 'iptal', { neden: 'Vazgeçti' })
  const all = await refundsOf(code)
  expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
})

test('goods that are added to a paid order wait for their payment; taken off again they refund nothing', async () => {
  const code = await place(transfer)
  await act(browser, await browser.page(addressOf(code)), 'onayla')
  const { grandTotal: paid } = await read(code)
  const [line] = await linesOf(code)
  const more = await edit(code, {}, { satirlar: `${one!.code} 2` })
  expect(more.preview.text).toContain('ek ödeme istenir')
  await more.save()
  const due = line!.unitPrice * 2
  expect(await read(code)).toMatchObject({ grandTotal: paid + due, due, status: 1 })
  expect((await findPayable(db, code, new Date()))!.order.due).toBe(due)
  const packing = await act(browser, await browser.page(addressOf(code)), 'hazirla')
  expect([packing.status, packing.text.includes('gelmeden hazırlanamaz')]).toEqual([409, true])

  const added = (await linesOf(code)).at(-1)!
  await (await edit(code, {}, { [`adet-${added.id}`]: '0' })).save()
  expect(await read(code)).toMatchObject({ grandTotal: paid, due: 0 })
  expect(await refundsOf(code)).toEqual([])

  await (await edit(code, {}, { satirlar: `${one!.code} 2` })).save()
  const guest = shop.browser()
  const payPage = await guest.page(`/pm?siparis=${code}`)
  expect(payPage.text).toContain((due / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 }))
  const form = payPage.forms.find(({ fields }) => fields.some(([name]) => name === 'code'))!
  const leading = await guest.submit(payPage, form, { intent: 'order' })
  await pay(shop, guest, leading, cards.pays)
  expect(await read(code)).toMatchObject({ status: 1, due: 0, grandTotal: paid + due })
  expect((await guest.page(`/pm?siparis=${code}`)).text).toContain('ödenecek bir tutarı yok')

  await (await edit(code, {}, { satirlar: `${one!.code} 1` })).save()
  await act(browser, await browser.page(addressOf(code)), 'ek-odeme')
  await act(browser, await browser.page(addressOf(code)), 'hazirla')
  expect(await read(code)).toMatchObject({ status: 2, due: 0 })
  const closed = await edit(code, { [one!.code]: 1 })
  expect(closed.preview.text).toContain('hazırlanmaya başlamamış')
})

test('a dealer’s account is charged and credited, and its limit holds', async () => {
  const { loadOrders } = await import('../../../../demo/loading/orders')
  await transaction(db, (db) => loadOrders(db))
  const [dealer] = await db
    .select({ partnerId: businessPartnerDetails.businessPartnerId })
    .from(businessPartnerDetails)
    .innerJoin(users, eq(users.id, businessPartnerDetails.userId))
    .where(eq(users.email, 'bayi@vitrin.test'))
  const partnerId = dealer!.partnerId
  const buyer = (await findBuyer(db, partnerId))!
  const inStock = await db
    .select({ code: variants.code })
    .from(variants)
    .innerJoin(stockBalances, eq(stockBalances.variantId, variants.id))
    .where(sql`${stockBalances.onHand} - ${stockBalances.reserved} > 200`)
    .limit(40)
  const found = await getOffersByCode(
    db,
    buyer,
    inStock.map(({ code }) => code),
  )
  const goods = [...found.values()].flatMap((one) =>
    one.status === 'one' && one.offer.price ? [one.offer] : [],
  )[0]!
  const onBehalf = await browser.page(`/yonetim/musteriler/${partnerId}/siparis`)
  const form = onBehalf.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'ver'))!
  const placed = await browser.submit(
    onBehalf,
    form,
    { satirlar: `${goods.code} 2`, odeme: '3', onay: '1' },
    'ver',
  )
  const code = placed.path.split('/').at(-1)!
  const size = goods.price!.packageSize
  const [start, balance] = [await read(code), await readBalance(db, partnerId)]

  await (await edit(code, { [goods.code]: 3 * size })).save()
  const grown = await read(code)
  expect(grown.grandTotal).toBeGreaterThan(start.grandTotal)
  expect(await readBalance(db, partnerId)).toBe(balance + grown.grandTotal - start.grandTotal)

  await (await edit(code, { [goods.code]: size })).save()
  const small = await read(code)
  expect(await readBalance(db, partnerId)).toBe(balance + small.grandTotal - start.grandTotal)
  expect(small.grandTotal).toBeLessThan(start.grandTotal)

  const broken = await edit(code, { [goods.code]: size + 1 })
  if (size > 1) expect(broken.preview.text).toContain('paketin katı')
  await db.update(businessPartners).set({ creditLimit: 1 }).where(eq(businessPartners.id, partnerId))
  const over = await (await edit(code, { [goods.code]: 4 * size })).save()
  expect([over.status, over.text.includes('limiti')]).toEqual([409, true])
  expect(await read(code)).toEqual(small)

  await act(browser, await browser.page(addressOf(code)), 'iptal', { neden: 'Bayi vazgeçti' })
  expect(await readBalance(db, partnerId)).toBe(balance - start.grandTotal)
})

test('wrong entries, missing stock and an old preview change nothing, and the entries stay', async () => {
  const code = await place('4')
  const before = [await read(code), await linesOf(code)]
  const [line] = await linesOf(code)
  const cases: [Record<string, string>, string][] = [
    [{ [`adet-${line!.id}`]: '1,5' }, 'tam sayı'],
    [{ [`fiyat-${line!.id}`]: '1.234' }, 'iki türlü okunur'],
    [{ satirlar: 'YOK-BOYLE 1' }, 'YOK-BOYLE 1'],
    [Object.fromEntries((await linesOf(code)).map(({ id }) => [`adet-${id}`, '0'])), 'siparişi iptal edin'],
    [{}, 'Değişen bir şey yok'],
  ]
  for (const [fields, sentence] of cases) {
    const { preview } = await edit(code, {}, fields)
    expect([fields, preview.text.includes(sentence)]).toEqual([fields, true])
    for (const value of Object.values(fields)) expect(preview.html).toContain(value)
  }
  const short = await edit(code, { [one!.code]: 2 })
  expect((await short.save({ neden: 'x' })).status).toBe(422)
  const stale = await short.save({ [`adet-${line!.id}`]: '3' })
  expect([stale.status, stale.text.includes('önizlemedekinden farklı')]).toEqual([409, true])
  const many = await (await edit(code, { [one!.code]: 999_999 })).save()
  expect([many.status, many.text.includes('stokta yalnız')]).toEqual([409, true])
  expect([await read(code), await linesOf(code)]).toEqual(before)
})

test('staff who may not refund cannot save an edit that refunds', async () => {
  const code = await place(transfer)
  await act(browser, await browser.page(addressOf(code)), 'onayla')
  const { preview } = await edit(code, { [other!.code]: 0 })
  const sales = await openStaff(shop, 'sales')
  await db.execute(sql`
    insert into staff_roles (key, name, permissions) values ('editor', 'Düzenleyen', '{orders.view,orders.edit,customers.all}')
    on conflict do nothing`)
  await db.update(users).set({ staffRole: 'editor' }).where(eq(users.id, sales.id))
  const form = preview.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  const [, gone] = await linesOf(code)
  const opened = await sales.browser.page(`${addressOf(code)}/duzenle`)
  const fields = { [`adet-${gone!.id}`]: '0', neden: 'Müşteri istedi' }
  const toplam = form.fields.find(([name]) => name === 'toplam')![1]
  const own = opened.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'hesapla'))!
  const shown = await sales.browser.submit(opened, own, fields, 'hesapla')
  const next = shown.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  const refused = await sales.browser.submit(shown, next, { ...fields, toplam }, 'kaydet')
  expect([refused.status, refused.text.includes('para iadesi yetkiniz yok')]).toEqual([403, true])
  expect(await refundsOf(code)).toEqual([])
})
