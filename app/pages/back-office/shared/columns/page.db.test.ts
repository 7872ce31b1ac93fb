import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { businessPartners } from '~/features/customers/tables.server'
import type { Permission } from '~/features/identity/identity'
import { staffRoles } from '~/features/identity/tables.server'
import { findOrders } from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import type { Browser, Page } from '~/testing/browser'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const colleague = (await openStaff(shop, 'admin')).browser
const goods = await goodsInStock(db, 1, 60)
const list = '/yonetim/siparisler'

const order = (lastName: string, payment: string) =>
  orderAsGuest(shop.browser(), goods, {
    payment,
    fields: {
      'address.first_name': 'Ada',
      'address.last_name': lastName,
      'address.phone': '0544 321 65 47',
    },
  })
const placed = { cam: await order('Çam', '4'), zengin: await order('Zengin', transfer) }

const headings = ({ html }: Page) =>
  [...html.matchAll(/<th[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title).filter(Boolean)
const linksTo = ({ html }: Page, word: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => href.includes(word))
const namesOf = ({ text }: Page) => [...text.matchAll(/Ada (Çam|Zengin)/g)].map(([, name]) => name)

/** Sends the form of columns as a browser does: the hidden fields, and those of the columns that are checked. */
function choose(browser: Browser, page: Page, keys: readonly string[]): Promise<Page> {
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'sutun'))!
  const hidden = form.fields.filter(([name]) => name !== 'sutun')
  return browser.page(`${list}?${new URLSearchParams([...hidden, ...keys.map((key) => ['sutun', key])])}`)
}

describe('the columns of the list of orders', () => {
  test('are chosen by a form that keeps the filters, and stay through sorting, filtering and views', async () => {
    const plain = await admin.page(`${list}?q=ada&sira=tutar-`)
    expect(headings(plain)).toEqual(['Sipariş', 'Tarih', 'Alıcı', 'Durum', 'Ödeme', 'Adet', 'Tutar'])
    expect(plain.text).not.toContain('0544 321 65 47')

    // The first press begins with A, or with the newest and largest; the next one turns the order.
    for (const [at, sort] of [
      [list, 'alici'],
      [list, 'tutar-'],
      [`${list}?sira=alici`, 'alici-'],
      [`${list}?sira=tutar-`, 'tutar'],
    ] as const)
      expect(linksTo(await admin.page(at), 'sira=')).toContain(`${list}?sira=${sort}`)

    const chosen = await choose(admin, plain, ['siparis', 'telefon', 'kargo', 'odeme-durumu', 'alici'])
    expect(new URL(chosen.path, 'http://x').search).toBe(
      '?q=ada&sira=tutar-&sutun=siparis%2Calici%2Ctelefon%2Codeme-durumu%2Ckargo',
    )
    expect(headings(chosen)).toEqual(['Sipariş', 'Alıcı', 'Telefon', 'Ödeme durumu', 'Kargo'])
    expect(chosen.text).toContain('0544 321 65 47')
    for (const word of ['sira=alici', 'gorunum=kargoda'])
      expect([word, linksTo(chosen, word)[0]]).toEqual([word, expect.stringContaining('sutun=siparis')])
    const filters = chosen.forms.find(({ fields }) => fields.some(([name]) => name === 'ilk'))!
    expect(filters.fields.find(([name]) => name === 'sutun')?.[1]).toContain('telefon')
  })

  test('read facts of parcels, invoices and price lists only where they are shown', async () => {
    const page = await admin.page(`${list}?q=ada&sutun=takip,fatura,liste,sehir,eposta,teslim,not,ek-odeme`)
    expect(headings(page)).toHaveLength(9)
    expect(page.text).toContain('Perakende')
  })

  test('ignore unknown names', async () => {
    expect(headings(await admin.page(`${list}?sutun=yok`))).toHaveLength(7)
    expect(headings(await admin.page(`${list}?sutun=yok,telefon`))).toEqual(['Sipariş', 'Telefon'])
  })

  test('are kept by a saved view, for others too', async () => {
    const open = await admin.page(`${list}?sutun=siparis,telefon`)
    await act(admin, open, 'gorunum-kaydet', { ad: 'Arama listesi', ortak: '1' })
    const [link] = linksTo(await colleague.page(list), 'sutun=')
    expect(headings(await colleague.page(link!))).toEqual(['Sipariş', 'Telefon'])
  })
})

describe('the order of the list of orders', () => {
  test('is by buyer, status or state of payment, in both directions', async () => {
    const sorted = async (sort: string) => namesOf(await admin.page(`${list}?q=ada&sira=${sort}`))
    for (const sort of ['alici', 'durum', 'odeme-durumu-'])
      expect([sort, await sorted(sort)]).toEqual([sort, ['Çam', 'Zengin']])
    for (const sort of ['alici-', 'durum-', 'odeme-durumu', 'olmayan'])
      expect([sort, await sorted(sort)]).toEqual([sort, ['Zengin', 'Çam']])
  })

  test('is the same on every page, also where orders are alike', async () => {
    for (const by of ['buyer', 'total', 'payment', 'status'] as const) {
      const whole = await findOrders(db, { by, length: 10 })
      const pages = [
        ...(await findOrders(db, { by, length: 1 })).orders,
        ...(await findOrders(db, { by, start: 1, length: 9 })).orders,
      ]
      expect(pages.map(({ code }) => code)).toEqual(whole.orders.map(({ code }) => code))
    }
  })

  test('tells orders whose payment, or the rest of it, is awaited from those that are paid', async () => {
    const page = (code: string) => admin.page(`${list}?q=${code}&sutun=odeme-durumu,ek-odeme`)
    const isCode = (code: string) => eq(orders.code, code)
    expect((await page(placed.zengin.code)).text).toContain('Ödeme bekleniyor')
    expect((await page(placed.cam.code)).html).toContain('>Kapıda ödeme</span>')
    await db.update(orders).set({ due: 150 }).where(isCode(placed.cam.code))
    const withRest = await page(placed.cam.code)
    expect([withRest.text.includes('Ek ödeme bekleniyor'), withRest.text.includes('1,50 TL')]).toEqual([
      true,
      true,
    ])
    await db.update(orders).set({ due: 0, settledAt: new Date() }).where(isCode(placed.cam.code))
    expect((await page(placed.cam.code)).text).toContain('Ödendi')
  })
})

describe('the columns of the list of customers', () => {
  const customers = '/yonetim/musteriler'
  const all = `${customers}?sutun=liste,iskonto,vade,limit,bakiye,temsilci,son-siparis`

  test('show terms, balance and last order', async () => {
    const { partnerId, browser } = await openMember(shop, { kind: 'wholesale', name: 'Sütun Saat' })
    const { code } = await orderAsGuest(browser, goods, { payment: '4' })
    await db
      .update(businessPartners)
      .set({ discounts: [1_000, 500], paymentTermDays: 45, creditLimit: 7_500_000 })
      .where(eq(businessPartners.id, partnerId))
    const page = await admin.page(all)
    for (const word of ['% 10+5', '45 gün', '75.000,00 TL', '0,00 TL'])
      expect([word, page.text.includes(word)]).toEqual([word, true])
    expect(page.html).toContain(`href="/yonetim/siparisler/${code}"`)
    expect((await admin.page(customers)).text).not.toContain('75.000,00 TL')
  })

  test('are sorted by name', async () => {
    await openMember(shop, { kind: 'wholesale', name: 'Çınar Sıra' })
    await openMember(shop, { kind: 'wholesale', name: 'Ayaz Sıra' })
    const names = async (sort: string) => {
      const { text } = await admin.page(`${customers}?q=sira&sira=${sort}`)
      return [...new Set([...text.matchAll(/(Ayaz|Çınar) Sıra/g)].map(([, name]) => name))]
    }
    expect([await names('ad'), await names('ad-')]).toEqual([
      ['Ayaz', 'Çınar'],
      ['Çınar', 'Ayaz'],
    ])
  })

  test('offer nothing that the staff member may not see, and the list holds the own dealers only', async () => {
    const permissions: Permission[] = ['customers.view', 'orders.view']
    await db.insert(staffRoles).values({ key: 'dar', name: 'Dar', permissions })
    const limited = await openStaff(shop, 'dar')
    const empty = await limited.browser.page(all)
    expect(empty.text).toContain('Yalnızca satış temsilcisi olduğunuz bayilerin')
    expect((await limited.browser.page(list)).text).toContain('Yalnızca satış temsilcisi olduğunuz bayilerin')
    expect((await admin.page(`${list}?q=boyle-biri-yok`)).text).not.toContain('Yalnızca satış temsilcisi')
    const { partnerId } = await openMember(shop, { kind: 'wholesale', name: 'Kendi Saat' })
    await db
      .update(businessPartners)
      .set({ salesRepresentativeId: limited.id })
      .where(eq(businessPartners.id, partnerId))
    const page = await limited.browser.page(all)
    expect([page.text.includes('Kendi Saat'), page.text.includes('Sütun Saat')]).toEqual([true, false])
    expect(headings(page)).toContain('Son sipariş')
    expect(headings(page)).not.toContain('Bakiye')
    expect(page.html).not.toContain('value="bakiye"')
  })
})

test('the list of products shows the columns that its address names', async () => {
  const page = await admin.page('/yonetim/urunler?sutun=kod,marka,satilabilir,kdv,gorur,yayin-tarihi,degisme')
  expect(headings(page)).toEqual([
    'Ürün',
    'Kod',
    'Marka',
    'Satılabilir',
    'KDV',
    'Kim görür',
    'Yayın tarihi',
    'Son değişiklik',
  ])
  expect(page.text).toContain('% 20')
})
