import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { transaction } from '~/db/transaction.server'
import { businessPartners } from '~/features/customers/tables.server'
import { chargeOrder, postOpening, postPayment } from '~/features/ledger/ledger.server'
import { readPdf } from '~/pdf/testing/read-pdf'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const owner = await openMember(shop, { kind: 'wholesale', name: 'Işık Saat Ltd. Şti.' })
const partnerId = owner.partnerId
const [viewer, buyer] = [
  await openMember(shop, { partnerId, role: 'viewer' }),
  await openMember(shop, { partnerId, role: 'buyer' }),
]
const person = await openMember(shop)
const now = shop.deps.clock()
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
const iso = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  await shop.db
    .update(businessPartners)
    .set({ creditLimit: 1_000_000, paymentTermDays: 30 })
    .where(eq(businessPartners.id, partnerId))
  const actor = 'test'
  await transaction(shop.db, async (db) => {
    const paper = (postedOn: string, key: string) => ({ partnerId, postedOn, key, actor })
    await postOpening(db, { ...paper(iso(day(-500)), 'a'), amount: 150_000 })
    await chargeOrder(db, { partnerId, code: 'ESKİ', amount: 425_050, now: day(-60), actor })
    const payment = { ...paper(iso(day(-20)), 'b'), amount: 200_000, means: 'cheque' } as const
    await postPayment(db, { ...payment, documentNo: '=1+1', description: '@cmd|x' })
    await chargeOrder(db, { partnerId, code: 'YENİ', amount: 99_900, now, actor })
  })
})

const figures = (html: string) =>
  [...html.matchAll(/<dd class="figure">([^<]*(?:<!-- -->[^<]*)*)<\/dd>/g)].map(([, figure]) =>
    figure!.replaceAll('<!-- -->', '').trim(),
  )

describe('Cari Hesabım', () => {
  test.each(['/User/balance', '/balance'])('%s shows the balance of the account', async (path) => {
    const { html } = await owner.browser.page(path)
    expect(figures(html)).toEqual(['4.749,50 TL (B)', '3.750,50 TL', '10.000,00 TL', '5.250,50 TL'])
    // The balance of the year before is carried forward.
    expect(html).toContain('öncesinden devreden bakiye')
    for (const word of ['Evrak no', 'Satış faturası', 'Tahsilat – çek', '5.750,50 (B)', '4.749,50 (B)'])
      expect(html).toContain(word)
    expect(html).toContain('Vadesi geçti')
  })

  test('has a summary on Hesabım, for users who may see it', async () => {
    const { text } = await owner.browser.page('/User/detail')
    expect(text).toContain('Güncel bakiye 4.749,50 TL (B)')
    expect(text).toContain('Vadesi geçmiş 3.750,50 TL')
    expect((await buyer.browser.page('/User/detail')).text).not.toContain('Güncel bakiye')
  })

  test('is filtered by days and by kind', async () => {
    const { html } = await owner.browser.page('/User/balance?bas=&tur=payment')
    expect(html).toContain('Tahsilat – çek')
    expect(html).not.toContain('href="/siparis/YENİ"')
    const none = await owner.browser.page(`/User/balance?bas=${iso(day(-10))}&son=${iso(day(-5))}`)
    expect(none.html).toContain('Bu aralıkta hareket yok.')
    const odd = await owner.browser.page('/User/balance?bas=2026-02-30')
    expect(odd.html).toContain('Tarih aralığı okunamadı')
  })

  test('shows a viewer all, a buyer the remaining limit, and a person that there is no account', async () => {
    expect(figures((await viewer.browser.page('/User/balance')).html)).toHaveLength(4)
    const { html } = await buyer.browser.page('/User/balance')
    expect(figures(html)).toEqual(['10.000,00 TL', '5.250,50 TL'])
    expect(html).not.toContain('4.749,50')
    expect((await person.browser.page('/User/balance')).html).toContain('Açık hesabınız yok')
  })
})

test('a suspended member can read the account, and is told about the suspension', async () => {
  const member = await openMember(shop, { kind: 'wholesale', approval: 3 })
  await transaction(shop.db, (db) =>
    postOpening(db, {
      partnerId: member.partnerId,
      postedOn: iso(now),
      key: 'suspended',
      actor: 'test',
      amount: 1_250,
    }),
  )
  const { html } = await member.browser.page('/User/balance')
  expect(html).toContain('Üyeliğiniz askıda')
  expect(figures(html)[0]).toBe('12,50 TL (B)')
})

describe('the statement as a file', () => {
  const file = async (browser: typeof owner.browser, format: string) => {
    const response = await browser.send(`/User/balance/ekstre?bicim=${format}&bas=`)
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  test('a workbook has days, amounts and texts, and no formula (promise P18)', async () => {
    const { response, bytes } = await file(owner.browser, 'xlsx')
    expect(response.headers.get('content-disposition')).toMatch(/cari-hesap-ekstresi-\d{4}-\d\d-\d\d\.xlsx/)
    const sheet = (await readXlsx(bytes)).sheets[0]!
    expect([...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
    expect(sheet.rows[0]).toEqual([
      'Tarih',
      'Vade',
      'Evrak no',
      'İşlem türü',
      'Açıklama',
      'Borç',
      'Alacak',
      'Bakiye',
      'B/A',
    ])
    const [, opening, , payment] = sheet.rows
    expect(opening!.slice(3)).toEqual(['Devir', '', 1_500, null, 1_500, '(B)'])
    expect(payment!.slice(2)).toEqual(["'=1+1", 'Tahsilat – çek', "'@cmd|x", null, 2_000, 3_750.5, '(B)'])
    expect(sheet.rows.at(-1)!.slice(5)).toEqual([6_749.5, 2_000, 4_749.5, '(B)'])
  })

  test('a PDF has the same, with every Turkish letter', async () => {
    const { response, bytes } = await file(viewer.browser, 'pdf')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = (await readPdf(bytes)).join('\n')
    for (const word of ['Hesap ekstresi', 'Işık Saat Ltd. Şti.', 'ESKİ', 'Tahsilat – çek', '4.749,50 (B)'])
      expect(text).toContain(word)
  })

  test('is refused to a buyer or a person, and in another format', async () => {
    for (const [browser, format] of [
      [buyer.browser, 'pdf'],
      [person.browser, 'xlsx'],
      [owner.browser, 'exe'],
    ] as const)
      expect((await file(browser, format)).response.status).toBe(404)
  })
})

describe('the account over the API', () => {
  const balance = (browser: typeof owner.browser, id = partnerId) =>
    browser.api(`/shopping/business-partner-balance/${id}`)

  test('answers balance, overdue and limit of the member’s company alone', async () => {
    expect((await balance(owner.browser)).body.data).toEqual({
      business_partner_id: partnerId,
      balance: 4_749.5,
      balance_type: 'B',
      overdue: 3_750.5,
      credit_limit: 10_000,
      available_limit: 5_250.5,
      payment_term_days: 30,
      currency: 'TRY',
    })
    expect((await balance(person.browser)).status).toBe(404)
    expect((await balance(owner.browser, person.partnerId)).status).toBe(404)
    expect((await balance(buyer.browser)).body.data).toMatchObject({
      balance: null,
      balance_type: '',
      overdue: null,
      available_limit: 5_250.5,
    })
    expect((await buyer.browser.api('/site/business-partner-reports/accounts')).body.data).toEqual([])
    expect((await balance(person.browser, person.partnerId)).body.data).toMatchObject({ balance: 0 })
  })

  test('lists the entries, 30 a page, by days and kind', async () => {
    const { body } = await viewer.browser.api('/site/business-partner-reports/accounts?start=1&length=2')
    expect(body.meta).toEqual({ total: 4, start: 1, length: 2 })
    expect(body.data).toMatchObject([
      {
        document_no: 'ESKİ',
        type: 'invoice',
        debit: 4_250.5,
        credit: 0,
        balance: 5_750.5,
        balance_type: 'B',
      },
      { type: 'payment', type_text: 'Tahsilat – çek', due_date: null, credit: 2_000, balance: 3_750.5 },
    ])
    const some = await viewer.browser.api(
      `/site/business-partner-reports/accounts?type=invoice&from=${iso(day(-1))}&to=${iso(day(1))}`,
    )
    expect(some.body.data).toMatchObject([{ document_no: 'YENİ', balance: 4_749.5 }])
    const odd = await viewer.browser.api('/site/business-partner-reports/accounts?from=2026-13-01')
    expect(odd.status).toBe(400)
  })
})

describe('Muhasebe Hesabım', () => {
  const receiptsOf = (html: string) =>
    [...html.matchAll(/href="(\/User\/payment\/makbuz\/\d+)"/g)].map(([, link]) => link!)

  test('lists the payments, each with its receipt', async () => {
    const { html } = await owner.browser.page('/User/payment')
    expect(html).toContain('Tahsilat – çek')
    const [receipt, ...more] = receiptsOf(html)
    expect(more).toEqual([])
    const response = await owner.browser.send(receipt!)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = (await readPdf(new Uint8Array(await response.arrayBuffer()))).join('\n')
    for (const word of ['Tahsilat makbuzu', 'Işık Saat Ltd. Şti.', '2.000,00 TL'])
      expect(text).toContain(word)
    for (const stranger of [person, buyer, await openMember(shop, { kind: 'wholesale' })])
      expect((await stranger.browser.send(receipt!)).status).toBe(404)
  })

  test('tells a person and a buyer that there are no payments', async () => {
    expect((await person.browser.page('/User/payment')).html).toContain('Kayıtlı ödemeniz yok.')
    const { html } = await buyer.browser.page('/User/payment')
    expect(html).toContain('yetkili ve izleyiciler görür')
    expect(receiptsOf(html)).toEqual([])
  })
})
