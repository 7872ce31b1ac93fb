// @module-tag once
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { completeDelivered, getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { paymentNotices } from '~/features/fulfilment/notices/tables.server'
import { orders, orderStatusHistory } from '~/features/orders/tables.server'
import { makePdf } from '~/pdf/pdf.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'
import { readOrderArguments } from './arguments'
import { runOrderCommand } from './commands'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 2, 50)
const codes = goods.map(({ code }) => code)
const atDoor = '4'

/** Everything that the operator reads. Like the command line it throws nothing. */
async function run(...words: string[]): Promise<string> {
  const asked = readOrderArguments(words)
  const staff = { actor: 'command line: test', now: new Date() }
  const place = { db: shop.db, storage: shop.deps.storage }
  const answer = 'error' in asked ? asked : await runOrderCommand(place, asked, staff)
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

const newOrder = async (payment = '2') => (await orderAsGuest(shop.browser(), goods, { payment })).code
const orderOf = async (code: string) => (await getFullOrder(shop.db, code))!

async function stock(): Promise<number[]> {
  const { rows } = await shop.db.execute<{ onHand: number }>(sql`
    select b.on_hand as "onHand" from stock_balances b join variants v on v.id = b.variant_id
    where v.code in (${codes[0]}, ${codes[1]}) order by v.code`)
  return rows.map(({ onHand }) => onHand)
}

/** Subjects of the emails about an order, after all waiting jobs have run. */
async function subjects(code: string): Promise<string[]> {
  await shop.runJobs()
  return shop.emails
    .filter(({ subject }) => subject.includes(code))
    .map(({ subject }) => subject.split(':')[0]!)
}

describe('an order from the transfer to its end', () => {
  test('is paid, packed, sent in two parcels, delivered and completed, each step dated, audited and reported to the buyer', async () => {
    const code = await newOrder()
    await subjects(code)
    expect(await run('list')).toContain(code)
    expect(await run('status', code, 'paid')).toBe(`${code}: Sipariş alındı.`)
    expect(await run('status', code, 'paid')).toBe(
      `error: ${code} şu anda “Sipariş alındı”: bu işlem yapılamaz.`,
    )
    expect(await run('ship', code)).toMatch(/^error: .*“Sipariş alındı”/)
    expect(await run('status', code.toLowerCase(), 'preparing')).toBe(`${code}: Hazırlanıyor.`)

    const first = await run('ship', code, '--tracking', '12 34', '--lines', `${codes[0]}=1`)
    expect(first).toMatch(/numaralı paket kargoya verildi\. Geriye 1 adet kaldı\.$/)
    expect(await run('ship', code, '--lines', `${codes[0]}=1`)).toBe(
      `error: ${codes[0]}: en çok 0 adet olabilir.`,
    )
    expect(await run('status', code, 'delivered')).toContain('siparişin kalanı henüz teslim edilmedi')
    const link = 'https://elle.example/takip/9'
    const second = await run('ship', code, '--carrier', 'aras', '--tracking', '99', '--link', link)
    expect(second).toMatch(/numaralı paket kargoya verildi\.$/)
    expect(await run('ship', code)).toBe('error: Siparişin bütün ürünleri zaten gönderildi.')
    expect(await run('status', code, 'delivered')).toBe(`${code}: Teslim edildi.`)

    const order = await orderOf(code)
    expect(order.shipments).toMatchObject([
      { trackingNumber: '12 34', trackingUrl: expect.stringMatching(/code=12%2034$/) },
      { carrier: 'Aras Kargo', trackingUrl: link },
    ])
    await completeDelivered(shop.db, new Date(order.withdrawUntil!.getTime() - 1))
    expect((await orderOf(code)).status).toBe(97)
    await completeDelivered(shop.db, order.withdrawUntil!)
    expect((await orderOf(code)).history.map(({ status }) => status)).toEqual([90, 1, 2, 96, 97, 98])

    const sheet = await run('show', code)
    expect(sheet).toContain('Tamamlandı (system)')
    expect(sheet).toContain('Hazırlanıyor (command line: test)')
    const audited = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `orders ${order.id}`))
    expect(audited.map(({ action }) => action)).toEqual([
      'status',
      'status',
      'ship',
      'deliver',
      'ship',
      'deliver',
    ])
    expect(await subjects(code)).toEqual(
      expect.arrayContaining([
        'Siparişiniz ödemenizi bekliyor',
        'Ödemeniz alındı',
        'Siparişiniz hazırlanıyor',
        'Siparişiniz kargoda',
        'Siparişiniz kargoda',
        'Siparişiniz teslim edildi',
      ]),
    )
    const parcel = shop.emails.find(({ text }) => text.includes('Takip numarası: 99'))!
    expect(parcel.text).toContain(link)
    expect(parcel.text).not.toContain('ayrı bir paketle')
    expect(parcel.text).toContain(`1 adet ${goods[1]!.name}`)
  })

  test('announces a parcel by email once, even when its job runs again', async () => {
    const code = await newOrder(atDoor)
    await run('status', code, 'preparing')
    await run('ship', code)
    await subjects(code)
    const ids = shop.emails.filter(({ subject }) => subject.includes(code)).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('an order that ends early', () => {
  test('cancelled after it was paid: stock and money go back, and the customer reads why', async () => {
    const before = await stock()
    const code = await newOrder()
    await subjects(code)
    await run('status', code, 'paid')
    expect(await run('status', code, 'cancelled')).toMatch(/^error: .*--reason gerekli/)
    expect(await run('status', code, 'cancelled', '--reason', 'Depoda su bastı')).toBe(
      `${code}: İptal edildi.`,
    )
    expect(await stock()).toEqual(before)
    const { refunds, grandTotal } = await orderOf(code)
    expect(refunds).toMatchObject([{ amount: grandTotal, means: 'transfer', state: 'due' }])
    expect(await run('refunds')).toContain(`#${refunds[0]!.id}  ${code}`)
    expect(await run('refunded', String(refunds[0]!.id))).toContain('gönderildi')
    expect(await run('refunded', String(refunds[0]!.id))).toBe('Zaten işaretli: bir şey değişmedi.')
    expect(await subjects(code)).toEqual(
      expect.arrayContaining(['Siparişiniz iptal edildi', 'Para iadeniz gönderildi']),
    )
    const message = shop.emails.find(({ subject }) => subject === `Siparişiniz iptal edildi: ${code}`)!
    expect(message.text).toContain('Depoda su bastı')
    expect(message.text).toContain('banka hesabınıza iade edilecek')
  })

  test('before it is paid: no money is refunded', async () => {
    const code = await newOrder()
    await run('status', code, 'cancelled', '--reason', 'Müşteri vazgeçti')
    expect((await orderOf(code)).refunds).toEqual([])
    expect(await run('refund', code, '--amount', '10', '--reason', 'deneme')).toContain('ödeme yok')
  })

  test('refused parcel: the goods are restocked after an inspection, and the order’s total becomes zero', async () => {
    const before = await stock()
    const code = await newOrder()
    await run('status', code, 'paid')
    await run('status', code, 'preparing')
    await run('ship', code, '--lines', `${codes[0]}=1`)
    expect(await stock()).toEqual(before.map((pieces) => pieces - 1))
    expect(await run('status', code, 'undelivered')).toBe(`${code}: İptal edildi.`)
    // Goods that never left the shelf are in stock again at once.
    expect(await stock()).toEqual([before[0]! - 1, before[1]!])
    const [back] = (await orderOf(code)).returns
    expect(back).toMatchObject({ kind: 'undelivered', state: 'accepted' })
    const [, other] = (await orderOf(code)).lines
    expect((await orderOf(code)).refunds.map(({ amount }) => amount)).toEqual([other!.gross])
    expect(await run('returns')).toContain(`#${back!.id}  ${code}  teslim alınmadı`)
    expect(await run('return', String(back!.id), 'receive', '--lines', `${codes[0]}=2`)).toMatch(
      /^error: .*en çok 1 adet/,
    )
    expect(await run('return', String(back!.id), 'receive', '--lines', `${codes[0]}=0`)).toContain(
      'iade edilecek',
    )
    expect(await stock()).toEqual([before[0]! - 1, before[1]!])
    const { refunds, grandTotal, status } = await orderOf(code)
    expect([status, refunds.map(({ amount }) => amount)]).toEqual([
      99,
      [other!.gross, grandTotal - other!.gross],
    ])
  })

  test('refunds never exceed the payment, however often they are requested', async () => {
    const code = await newOrder()
    await run('status', code, 'paid')
    const { grandTotal } = await orderOf(code)
    const asked = Array.from({ length: 12 }, () =>
      run('refund', code, '--amount', String(Math.ceil(grandTotal / 4.5) / 100), '--reason', 'Eksik parça'),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer.startsWith('Para iadesi'))).toHaveLength(4)
    const { refunds } = await orderOf(code)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(grandTotal)
  })
})

test('an invoice is kept with its transport data, and only as a clean PDF', async () => {
  const code = await newOrder(atDoor)
  await run('status', code, 'preparing')
  await run('ship', code, '--tracking', '5')
  const [uuid, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const folder = shop.deps.config.dataFolder
  const [pdf, fake] = [join(folder, 'fatura.pdf'), join(folder, 'sahte.pdf')]
  const seller = { name: 'Örnek', lines: [] }
  await writeFile(
    pdf,
    await makePdf({ title: 'e-Arşiv', seller, facts: [], blocks: [], note: '', madeAt: new Date() }),
  )
  await writeFile(fake, '<script>alert(1)</script>')
  const invoice = (...more: string[]) => run('invoice', code, '--uuid', uuid, '--date', '2026-01-02', ...more)
  expect(await invoice('--number', 'VTR2026000000001', '--pdf', fake)).toContain('temiz bir PDF değil')
  expect(await invoice('--number', '12')).toContain('Fatura numarası 3 harf')
  expect(await invoice('--number', 'vtr2026000000001', '--pdf', pdf)).toBe(
    `${code}: VTR2026000000001 numaralı fatura kaydedildi.`,
  )
  const again = ['--uuid', other, '--date', '2026-01-02', '--number', 'VTR2026000000001']
  expect(await run('invoice', await newOrder(), ...again)).toContain('başka bir siparişte kayıtlı')
  const { rows } = await shop.db.execute(sql`select carrier_vkn, shipped_on::text from order_invoices`)
  expect(rows).toEqual([
    { carrier_vkn: '9860008925', shipped_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
})

test.each([
  [[], 'Kullanım'],
  [['uçur', 'x'], '“uçur” diye bir komut yok'],
  [['show', 'YOKBOYLE'], 'YOKBOYLE numaralı sipariş yok'],
  [['status', 'YOKBOYLE', 'paid'], 'YOKBOYLE numaralı sipariş yok'],
  [['status', 'X', 'uçtu'], '“uçtu” anlaşılmadı'],
  [['list', '--status', 'belki'], '--status “belki” anlaşılmadı'],
  [['ship', 'X', '--lines', 'A'], '--lines A anlaşılmadı'],
  [['ship', 'X', '--tracking', '<b>'], '--tracking <b> anlaşılmadı'],
  [['ship', 'X', '--renk', 'mavi'], 'Kullanım'],
  [['show', 'X', '--lines', 'A=1'], '--lines seçeneği yok'],
  [['refund', 'X', '--amount', 'çok', '--reason', 'neden'], '--amount çok anlaşılmadı'],
  [['return', '0', 'accept'], '0 numaralı iade yok'],
  [['return', '999999', 'accept'], '999999 numaralı iade yok'],
  [['return', '1', 'refuse'], '--reason gerekli'],
  [['refunded', '999999'], '999999 numaralı para iadesi yok'],
  [['invoice', 'X'], '--number, --uuid ve --date gerekli'],
])('the error in %j is reported', async (words, sentence) => {
  const said = await run(...words)
  expect(said).toMatch(/^error: /)
  expect(said).toContain(sentence)
})

test('a refused command changes nothing', async () => {
  const code = await newOrder(atDoor)
  const { id } = await orderOf(code)
  for (const words of [
    ['status', code, 'paid'],
    ['status', code, 'delivered'],
    ['status', code, 'undelivered'],
    ['ship', code, '--link', 'javascript:alert(1)'],
    ['ship', code, '--carrier', 'yok böyle'],
  ])
    expect(await run(...words)).toMatch(/^error: /)
  expect(await shop.db.$count(orderStatusHistory, eq(orderStatusHistory.orderId, id))).toBe(1)
  expect(await shop.db.$count(auditLog, eq(auditLog.subject, `orders ${id}`))).toBe(0)
  expect(await shop.db.$count(orders, eq(orders.code, code))).toBe(1)
})

test('a reported transfer is listed, refused with a reason, and confirmed', async () => {
  const code = await newOrder()
  const { id: orderId, grandTotal } = await orderOf(code)
  const notice = (key: string) => ({
    orderId,
    bank: 'Örnek Bankası',
    iban: 'TR330006100519786457841326',
    amount: grandTotal,
    key,
    paidOn: '2026-11-20',
    sender: 'Ayşe Işık',
    sentAt: new Date(),
  })
  await shop.db.insert(paymentNotices).values([notice('a'), notice('b')])
  const [one, two] = (await orderOf(code)).notices.map(({ id }) => String(id))
  expect(await run('payments')).toContain(`#${one}  ${code}  `)
  expect(await run('refuse', one!)).toMatch(/^error: refuse için --reason gerekli/)
  expect(await run('refuse', one!, '--reason', 'Gelmedi.')).toBe(`Bildirim ${one} reddedildi, ${code}.`)
  expect(await run('confirm', one!)).toBe('error: Bu bildirim sonuçlandı: Ödeme bulunamadı.')
  expect(await run('confirm', two!, '--amount', '1')).toMatch(/^error: Sipariş tutarından .* eksik/)
  expect(await run('confirm', two!, '--amount', '99.999')).toContain('fazla geldi')
  expect((await orderOf(code)).status).toBe(1)
  expect(await run('payments')).not.toContain(code)
  expect(await run('confirm', '999999')).toBe('error: 999999 numaralı ödeme bildirimi yok.')
})
