// @module-tag once
// Longer than 250 lines: every way in which the goods of an order come back, over one shop and its stock.
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '~/features/orders/orders'
import {
  acceptReturn,
  completeDelivered,
  confirmPayment,
  deliver,
  markRefundPaid,
  receiveReturn,
  refuseDelivery,
  refuseReturn,
  ship,
  startPacking,
  getFullOrder,
} from '~/features/fulfilment/fulfilment.server'
import type { Browser, Page } from '~/testing/browser'
import { onFullDisk } from '~/testing/faults/full-disk'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 2, 50)
const staff = { actor: 'command line: test', now: new Date() }
const iban = 'TR33 0006 1005 1978 6457 8413 26'
const photo = new Uint8Array(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer(),
)

const orderOf = async (code: string) => (await getFullOrder(shop.db, code))!
const stockOf = async (code: string) => {
  const { rows } = await shop.db.execute<{ pieces: number }>(sql`
    select b.on_hand as pieces from stock_balances b join variants v on v.id = b.variant_id where v.code = ${code}`)
  return rows[0]!.pieces
}

const onHand = async (variantId: number) => {
  const { rows } = await shop.db.execute<{ pieces: number }>(
    sql`select on_hand as pieces from stock_balances where variant_id = ${variantId}`,
  )
  return rows[0]!.pieces
}

/** A guest's order that was delivered and paid at the door. */
async function delivered() {
  const guest = shop.browser()
  const { code } = await orderAsGuest(guest, goods, { payment: '4' })
  await startPacking(shop.db, code, staff)
  await ship(shop.db, code, { trackingNumber: '1234', link: '', pieces: null }, staff)
  await deliver(shop.db, code, staff)
  return { guest, code, lines: (await orderOf(code)).lines }
}

const formPage = (guest: Browser, code: string) => guest.page(`/siparis/${code}/iade`)
const account = { hesap_sahibi: 'Ayşe Işık', iban }

function send(guest: Browser, page: Page, fields: Record<string, string>, files: Uint8Array[] = []) {
  const foto = files[0] && { foto: { name: 'resim.jpg', bytes: files[0] } }
  return guest.submit(
    page,
    page.forms.find(({ fields }) => fields.some(([name]) => name === 'anahtar'))!,
    fields,
    undefined,
    foto ?? {},
  )
}

async function emailAbout(code: string, subject: string) {
  await shop.runJobs()
  return shop.emails.find((message) => message.subject === `${subject}: ${code}`)
}

test('an order that cannot be completed is reported, and does not block other orders', async () => {
  const [stuck, other] = [await delivered(), await delivered()]
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from orders where code = ${stuck.code}`,
  )
  await shop.db.execute(sql`
    create function refuse_one() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`)
  await shop.db.execute(sql`
    create trigger refuse_one before update on orders for each row when (old.id = ${sql.raw(`'${rows[0]!.id}'`)})
    execute function refuse_one()`)
  const later = new Date(Date.now() + 60 * 86_400_000)
  await expect(completeDelivered(shop.db, later)).rejects.toThrow('not completed: 1')
  expect([(await orderOf(stuck.code)).status, (await orderOf(other.code)).status]).toEqual([97, 98])
  await shop.db.execute(sql`drop function refuse_one cascade`)
  await completeDelivered(shop.db, later)
  expect((await orderOf(stuck.code)).status).toBe(98)
})

test('a picture that a full disk cannot store is reported beside its field, and no return is made', async () => {
  const { guest, code, lines } = await delivered()
  const page = await formPage(guest, code)
  const fields = {
    [`adet.${lines[0]!.id}`]: '1',
    neden: 'damaged',
    aciklama: 'Tokası kırık geldi',
    ...account,
  }
  const full = await onFullDisk(shop.deps.storage, () => send(guest, page, fields, [photo]))
  expect(full.status).toBe(422)
  expect(full.text).toContain('Fotoğraf şu anda saklanamıyor.')
  expect(full.html).toContain('Tokası kırık geldi')
  expect((await orderOf(code)).returns).toEqual([])
  expect((await send(guest, page, fields, [photo])).text).toContain('Bildiriminiz bize ulaştı.')
})

test('a guest withdraws by line, gets a confirmation at once by page and email, and the refund when the goods are back', async () => {
  const { guest, code, lines } = await delivered()
  const [one, other] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const before = await stockOf(one.productCode)
  const order = await guest.page(`/siparis/${code}`)
  expect(order.html).toContain('1234')
  expect(order.text).toContain('Cayma hakkınız')
  const page = await formPage(guest, code)
  const told = await send(guest, page, { [`adet.${one.id}`]: '1', neden: 'withdrawal', ...account }, [photo])
  expect(told.text).toContain('Bildiriminiz bize ulaştı.')
  expect(told.text).toContain('Ürünleri nereye göndereceğim?')
  expect(told.text).toContain('Kordoncular Sok. No: 14')
  const message = await emailAbout(code, 'Cayma bildiriminiz alındı')
  expect(message!.text).toContain('bu e-posta bunun teyididir')
  expect(message!.text).toContain(one.productName)
  expect(message!.text).not.toContain(other.variantName)

  const [back] = (await orderOf(code)).returns
  expect(back).toMatchObject({
    kind: 'withdrawal',
    state: 'accepted',
    lines: [{ lineId: one.id, quantity: 1 }],
  })
  // A return on its way keeps the order open.
  await completeDelivered(shop.db, new Date(Date.now() + 60 * 86_400_000))
  expect((await orderOf(code)).status).toBe(97)

  const got = await receiveReturn(shop.db, back!.id, null, staff)
  expect(got).toEqual({ status: 'done', state: 'received', refund: one.gross })
  expect(await receiveReturn(shop.db, back!.id, null, staff)).toEqual({ status: 'refused', is: 'received' })
  expect(await stockOf(one.productCode)).toBe(before + 1)
  const [refund] = (await orderOf(code)).refunds
  await markRefundPaid(shop.db, refund!.id, staff)
  expect((await emailAbout(code, 'Para iadeniz gönderildi'))!.text).toContain('banka hesabınıza gönderdik')
  expect((await guest.page(`/siparis/${code}`)).text).toContain('Para iade edildi')
})

test('when every line has come back the order ends in status 99, and shipping and fee are refunded too', async () => {
  const { guest, code, lines } = await delivered()
  for (const { id } of lines) {
    const page = await formPage(guest, code)
    await send(guest, page, { [`adet.${id}`]: '1', neden: 'withdrawal', ...account })
  }
  for (const { id } of (await orderOf(code)).returns) await receiveReturn(shop.db, id, null, staff)
  const { status, refunds, grandTotal, history } = await orderOf(code)
  expect(status).toBe(99)
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(grandTotal)
  expect(history.at(-1)).toMatchObject({ status: 99, reason: 'returned' })
  expect((await formPage(guest, code)).path).toMatch(/^\/siparis\/[^/]+$/)
})

test('a form sent twice is one return, and two forms never return the same piece', async () => {
  const { guest, code, lines } = await delivered()
  const [page, second] = [await formPage(guest, code), await formPage(guest, code)]
  const fields = { [`adet.${lines[0]!.id}`]: '1', neden: 'withdrawal', ...account }
  const answers = await Promise.all(
    [...Array(5).fill(page), ...Array(5).fill(second)].map((from) => send(guest, from, fields)),
  )
  expect((await orderOf(code)).returns).toHaveLength(1)
  expect(answers.filter(({ text }) => text.includes('Bildiriminiz bize ulaştı.'))).toHaveLength(5)
})

test('the return form shows every error beside its field and keeps the entries', async () => {
  const { guest, code, lines } = await delivered()
  const page = await formPage(guest, code)
  const wrong = await send(guest, page, {
    neden: 'defective',
    iban: 'TR00',
    hesap_sahibi: 'A',
    aciklama: 'x',
  })
  expect(wrong.status).toBe(422)
  for (const sentence of [
    'ürünü ve adedini seçin',
    'Açıklama 3 ile 500',
    'Geçerli bir IBAN',
    'adı 2 ile 120',
  ])
    expect(wrong.text).toContain(sentence)
  expect(wrong.html).toContain('value="TR00"')
  const fields = { [`adet.${lines[0]!.id}`]: '1', neden: 'defective', aciklama: 'Tokası kırık', ...account }
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  expect((await send(guest, page, fields, [polyglot])).text).toContain('Fotoğraf okunamadı')
  expect((await send(guest, page, { ...fields, [`adet.${lines[0]!.id}`]: '9' })).text).toContain('en çok')
  expect((await send(guest, page, { ...fields, 'adet.999999': '1', bilinmeyen: 'x' })).status).toBe(400)
  expect((await orderOf(code)).returns).toEqual([])
})

test('a complaint waits for the staff, who see its picture, and may refuse it with a reason', async () => {
  const { guest, code, lines } = await delivered()
  const fields = { [`adet.${lines[0]!.id}`]: '1', neden: 'damaged', aciklama: 'Kutu ezik geldi', ...account }
  await send(guest, await formPage(guest, code), fields, [photo])
  expect(await emailAbout(code, 'İade talebiniz alındı')).toBeDefined()
  const [back] = (await orderOf(code)).returns
  expect(back).toMatchObject({ kind: 'damaged', state: 'asked', note: 'Kutu ezik geldi' })
  expect(await receiveReturn(shop.db, back!.id, null, staff)).toEqual({ status: 'refused', is: 'asked' })

  const address = `/belge/${back!.photos[0]!.id}`
  expect((await guest.send(address)).status).toBe(404)
  const { browser } = await openStaff(shop, 'warehouse')
  const picture = await browser.send(address)
  expect([picture.status, picture.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
  await acceptReturn(shop.db, back!.id, '', staff)
  await refuseReturn(shop.db, back!.id, 'Gelen ürün bizim değil.', staff)
  expect((await emailAbout(code, 'İade talebiniz kabul edilmedi'))!.text).toContain('Gelen ürün bizim değil.')
  const page = await guest.page(`/siparis/${code}`)
  expect(page.text).toContain('Gelen ürün bizim değil.')
  // A new return may ask for its pieces again.
  expect((await orderOf(code)).returnable).toHaveLength(2)
})

test('goods withdrawn in transit come back once, even when the parcel is refused at the door', async () => {
  const guest = shop.browser()
  const before = await Promise.all(goods.map(({ variantId }) => onHand(variantId)))
  const { code } = await orderAsGuest(guest, goods, { payment: '4' })
  await startPacking(shop.db, code, staff)
  await ship(shop.db, code, { trackingNumber: '9', link: '', pieces: null }, staff)
  const { lines } = await orderOf(code)
  const [first] = lines
  const fields = { [`adet.${first!.id}`]: String(first!.quantity), neden: 'withdrawal', ...account }
  expect((await send(guest, await formPage(guest, code), fields)).text).toContain('Bildiriminiz bize ulaştı.')
  expect(await refuseDelivery(shop.db, code, '', staff)).toEqual({ status: 'done', is: 99 })
  const { returns } = await orderOf(code)
  expect(returns.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['withdrawal', 1],
    ['undelivered', lines.length - 1],
  ])
  for (const { id } of returns)
    expect(await receiveReturn(shop.db, id, null, staff)).toMatchObject({ status: 'done' })
  expect(await Promise.all(goods.map(({ variantId }) => onHand(variantId)))).toEqual(before)
})

/** A guest's order whose first line has left in a parcel of its own; with that parcel's number. */
async function shippedInPart(payment: string) {
  const guest = shop.browser()
  const { code } = await orderAsGuest(guest, goods, { payment })
  if (payment === havale) await confirmPayment(shop.db, code, staff)
  await startPacking(shop.db, code, staff)
  const [first, second] = (await orderOf(code)).lines as [OrderLine, OrderLine]
  await sendParcel(code, first)
  return { guest, code, first, second, parcel: (await orderOf(code)).shipments[0]!.id }
}

const havale = '2'
const atDoor = '4'
const sendParcel = (code: string, { id, quantity }: OrderLine) =>
  ship(shop.db, code, { trackingNumber: '', link: '', pieces: new Map([[id, quantity]]) }, staff)
const withdraw = async (guest: Browser, code: string, { id, quantity }: OrderLine) => {
  const fields = { [`adet.${id}`]: String(quantity), neden: 'withdrawal', ...account }
  await send(guest, await formPage(guest, code), fields)
  return (await orderOf(code)).returns.at(-1)!.id
}
const chargedFor = ({ chargedNet, chargedKdv }: OrderLine) => chargedNet + chargedKdv

test('cash paid for one parcel is refunded when that parcel comes back, independently of the others', async () => {
  const { guest, code, first, second, parcel } = await shippedInPart(atDoor)
  await deliver(shop.db, code, staff, parcel)
  const back = await withdraw(guest, code, first)
  const got = await receiveReturn(shop.db, back, null, staff)
  expect(got).toMatchObject({ state: 'received', refund: chargedFor(first) })
  await sendParcel(code, second)
  await deliver(shop.db, code, staff)
  expect((await orderOf(code)).refunds).toMatchObject([{ amount: chargedFor(first), state: 'due' }])
})

test('goods returned before their cash payment was recorded are refunded once it is', async () => {
  const { guest, code, first, parcel } = await shippedInPart(atDoor)
  const back = await withdraw(guest, code, first)
  expect(await receiveReturn(shop.db, back, null, staff)).toMatchObject({ state: 'received', refund: 0 })
  expect((await orderOf(code)).refunds).toEqual([])
  await deliver(shop.db, code, staff, parcel)
  expect((await orderOf(code)).refunds).toMatchObject([{ amount: chargedFor(first), returnId: back }])
})

describe('a partly delivered order whose other parcels are refused', () => {
  test('keeps the delivered goods; unsent goods are restocked and refunded at once, goods in transit when they arrive', async () => {
    const before = await Promise.all(goods.map(({ variantId }) => onHand(variantId)))
    const guest = shop.browser()
    // With the piece that is here, two pieces of each.
    for (const one of goods) await putIntoBasket(guest, one)
    const { code } = await orderAsGuest(guest, goods, { payment: havale })
    await confirmPayment(shop.db, code, staff)
    await startPacking(shop.db, code, staff)
    const [first, second] = (await orderOf(code)).lines as [OrderLine, OrderLine]
    await sendParcel(code, { ...first, quantity: 1 })
    await deliver(shop.db, code, staff)
    const { shipments } = await orderOf(code)
    await sendParcel(code, { ...second, quantity: 1 })
    expect(await refuseDelivery(shop.db, code, 'Adreste bulunamadı', staff)).toEqual({
      status: 'done',
      is: 97,
    })

    const ended = await orderOf(code)
    expect(ended.withdrawUntil).not.toBeNull()
    expect(ended.cancelled).toEqual([
      { lineId: first.id, quantity: 1 },
      { lineId: second.id, quantity: 1 },
    ])
    expect(ended.returns).toMatchObject([
      {
        kind: 'undelivered',
        lines: [{ lineId: second.id, quantity: 1 }],
      },
    ])
    expect(ended.returnable).toEqual(shipments[0]!.lines)
    const share = ({ unitPrice }: OrderLine, pieces: number) => unitPrice * pieces
    expect(ended.refunds.map(({ amount }) => amount)).toEqual([share(first, 1) + share(second, 1)])
    const message = await emailAbout(code, 'Siparişinizin bir bölümü teslim edildi')
    expect(message!.text).toContain('Adreste bulunamadı')
    expect(message!.text).toContain('ürünler bize ulaşınca iade edeceğiz')
    const page = await guest.page(`/siparis/${code}`)
    expect(page.text).toContain('Gönderilmeyecek ürünler')
    expect(page.text).toContain('Teslim edilemedi, bize geri dönüyor')
    expect(page.text).toContain('Geri dönüyor ·')
    expect(page.text).not.toContain('Kabul edildi')
    expect(page.text).not.toContain('ayrı bir paketle gönderilecek')

    // A return on its way keeps the order open.
    await completeDelivered(shop.db, new Date(Date.now() + 60 * 86_400_000))
    expect((await orderOf(code)).status).toBe(97)
    expect(await receiveReturn(shop.db, ended.returns[0]!.id, null, staff)).toMatchObject({
      refund: share(second, 1),
    })
    const [one, other] = await Promise.all(goods.map(({ variantId }) => onHand(variantId)))
    expect([one, other]).toEqual([before[0]! - 1, before[1]])

    // The last piece refunds the shipping cost as well.
    const last = await withdraw(guest, code, { ...first, quantity: 1 })
    await receiveReturn(shop.db, last, null, staff)
    const { status, refunds, grandTotal } = await orderOf(code)
    expect(status).toBe(99)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(grandTotal)
  })

  test('is paid at the door for the accepted parcels alone: the rest needs no refund', async () => {
    const { guest, code, first, second, parcel } = await shippedInPart(atDoor)
    await deliver(shop.db, code, staff, parcel)
    await sendParcel(code, second)
    expect(await refuseDelivery(shop.db, code, '', staff)).toEqual({ status: 'done', is: 97 })
    const [undelivered] = (await orderOf(code)).returns
    expect(await receiveReturn(shop.db, undelivered!.id, null, staff)).toMatchObject({ refund: 0 })
    expect((await orderOf(code)).refunds).toEqual([])
    expect((await emailAbout(code, 'Siparişinizin bir bölümü teslim edildi'))!.text).toContain(
      'sizden bir bedel alınmadı',
    )
    const back = await withdraw(guest, code, first)
    await receiveReturn(shop.db, back, null, staff)
    const { status, refunds, grandTotal } = await orderOf(code)
    expect(status).toBe(99)
    expect(refunds.map(({ amount }) => amount)).toEqual([grandTotal - chargedFor(second)])
  })
})

test('a form that was open while all goods were returned says that no return is left', async () => {
  const { guest, code, lines } = await delivered()
  const [first, second] = [await formPage(guest, code), await formPage(guest, code)]
  const all = Object.fromEntries(lines.map(({ id, quantity }) => [`adet.${id}`, String(quantity)]))
  const fields = { ...all, neden: 'withdrawal', ...account }
  expect((await send(guest, first, fields)).text).toContain('Bildiriminiz bize ulaştı.')
  const late = await send(guest, second, fields)
  expect(late.text).toContain('Bu sipariş için bu iade artık gönderilemiyor.')
  expect((await orderOf(code)).returns).toHaveLength(1)
})

test('after the withdrawal period only a complaint is possible; other visitors do not find the form', async () => {
  const { guest, code } = await delivered()
  await shop.db.execute(sql`update orders set delivered_at = now() - interval '20 days' where code = ${code}`)
  const page = await formPage(guest, code)
  const reasons = [...page.html.matchAll(/name="neden" value="(\w+)"/g)].map(([, reason]) => reason)
  expect(reasons).not.toContain('withdrawal')
  expect(reasons).toContain('defective')
  expect((await formPage(shop.browser(), code)).status).toBe(404)
  await shop.runJobs()
  const message = shop.emails.findLast(({ text }) => text.includes(`/siparis/${code}?imza=`))!
  const { pathname, search } = new URL(/http\S+imza=[\w-]+/.exec(message.text)![0])
  expect((await shop.browser().page(`${pathname}/iade${search}`)).status).toBe(200)
})
