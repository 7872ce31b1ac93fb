// Longer than 250 lines: every endpoint of the basket against one shop.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSmallShop, setStock, type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { variants } from '~/features/catalogue/tables.server'
import type { Browser } from '~/testing/browser'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ template: 'empty' })
const { db } = shop
beforeAll(() => openSmallShop(db))

type Intent = 'add' | 'set' | 'increase' | 'decrease' | 'remove'
type BasketChange = { intent: Intent; pieces?: number; size?: number }
/** `says`: the sentence for the visitor, where this endpoint shows one. */
type Told = { says: string | null; refused: boolean }
type Endpoint = (browser: Browser, shelf: Shelf, change: BasketChange) => Promise<Told>

const calls: Record<Intent, string> = {
  add: '/add-to-basket',
  set: '/set-product-amount',
  increase: '/increase-product',
  decrease: '/decrease-product',
  remove: '/remove-product',
}

function fieldsOf({ productId, variantId }: Shelf, { intent, pieces = 1, size = 1 }: BasketChange) {
  const counted = { package_size: String(size), packages: String(pieces / size) }
  return { product_id: String(productId), variant_id: String(variantId), ...counted, intent }
}

async function sendForm(browser: Browser, path: string, fields: Record<string, string>, accept: string) {
  const body = new URLSearchParams(fields)
  const response = await browser.send(path, { method: 'POST', body, headers: { accept } })
  return { status: response.status, text: await response.text() }
}

// Each endpoint answers in its own way; all are adapters of one operation.
const endpoints: [name: string, endpoint: Endpoint][] = [
  [
    'a form without scripts',
    async (browser, shelf, change) => {
      const { status, text } = await sendForm(browser, '/sepetim', fieldsOf(shelf, change), 'text/html')
      return { says: status === 303 ? null : text, refused: status >= 400 }
    },
  ],
  [
    'a form sent by the page',
    async (browser, shelf, change) => {
      const { text } = await sendForm(browser, '/sepetim.data', fieldsOf(shelf, change), '*/*')
      return { says: text, refused: text.includes('"danger"') }
    },
  ],
  [
    'the API',
    async (browser, { productId, variantId }, { intent, pieces = 1 }) => {
      const amount = intent === 'add' || intent === 'set' ? { amount: pieces } : {}
      const line = { product_id: productId, product_variant_id: variantId, ...amount }
      const { status, body } = await browser.api(calls[intent], line)
      const { stockStatus, stockMessage } = (body.data ?? {}) as Record<string, string>
      const says = status === 200 ? (stockMessage ?? null) : body.title!
      return { says, refused: status >= 400 || stockStatus === 'fail' }
    },
  ],
]

async function piecesIn(browser: Browser): Promise<number | null> {
  const { body } = await browser.api('/shopping/get-basket', {})
  const [entry] = body.data as unknown as [{ basket: { products: { amount: number }[] } }]
  return entry.basket.products[0]?.amount ?? null
}

const takeFromSale = (shelf: Shelf) =>
  db.update(variants).set({ sellable: false }).where(eq(variants.id, shelf.variantId))

type Case = {
  rule: string
  goods?: Parameters<typeof stockShelf>[1]
  has?: number
  meanwhile?: (shelf: Shelf) => Promise<unknown>
  change: BasketChange
  becomes: number | null
  says?: string
  refused?: true
}

const cases: Case[] = [
  {
    rule: 'a product is added',
    change: { intent: 'add', pieces: 2 },
    becomes: 2,
    says: 'Ürün başarıyla sepetinize eklendi.',
  },
  {
    rule: 'a product added again has the sum of its pieces',
    has: 2,
    change: { intent: 'add', pieces: 3 },
    becomes: 5,
    says: 'Ürün başarıyla sepetinize eklendi.',
  },
  {
    rule: 'an added amount above the stock becomes the stock',
    goods: { stock: 5 },
    has: 2,
    change: { intent: 'add', pieces: 9 },
    becomes: 5,
    says: 'Stok yeterli değil: en fazla 5 adet alabilirsiniz.',
  },
  {
    rule: 'a product is added only while stock is left outside the basket',
    goods: { stock: 5 },
    has: 5,
    change: { intent: 'add' },
    becomes: 5,
    says: 'Stoktaki ürünlerin tamamı zaten sepetinizde.',
    refused: true,
  },
  {
    rule: 'a sold-out product is not added',
    goods: { stock: 0 },
    change: { intent: 'add' },
    becomes: null,
    says: 'Bu ürünün stoku tükendi.',
    refused: true,
  },
  {
    rule: 'a product that is no longer sold is not added (239)',
    meanwhile: takeFromSale,
    change: { intent: 'add' },
    becomes: null,
    says: 'Bu ürün artık satışta değil.',
    refused: true,
  },
  {
    rule: 'an amount is set',
    has: 2,
    change: { intent: 'set', pieces: 7 },
    becomes: 7,
    says: 'Sepetiniz güncellendi.',
  },
  {
    rule: 'an amount above the stock becomes the stock',
    goods: { stock: 5 },
    has: 2,
    change: { intent: 'set', pieces: 999_999 },
    becomes: 5,
    says: 'Stok yeterli değil: en fazla 5 adet alabilirsiniz.',
  },
  {
    rule: 'an amount stays when the product is sold out',
    has: 2,
    meanwhile: (shelf) => setStock(db, shelf.variantId, 0),
    change: { intent: 'set', pieces: 3 },
    becomes: 2,
    says: 'Bu ürünün stoku tükendi.',
    refused: true,
  },
  {
    rule: 'an amount stays when the product is no longer sold (239)',
    has: 2,
    meanwhile: takeFromSale,
    change: { intent: 'set', pieces: 3 },
    becomes: 2,
    says: 'Bu ürün artık satışta değil.',
    refused: true,
  },
  {
    rule: 'increasing adds one piece',
    has: 2,
    change: { intent: 'increase' },
    becomes: 3,
    says: 'Sepetiniz güncellendi.',
  },
  {
    rule: 'decreasing removes one piece',
    has: 2,
    change: { intent: 'decrease' },
    becomes: 1,
    says: 'Sepetiniz güncellendi.',
  },
  {
    rule: 'decreasing the last piece removes the line',
    has: 1,
    change: { intent: 'decrease' },
    becomes: null,
  },
  { rule: 'a line is removed', has: 2, change: { intent: 'remove' }, becomes: null },
  {
    rule: 'a product outside the basket cannot be increased',
    change: { intent: 'increase' },
    becomes: null,
    says: 'Bu ürün artık sepetinizde değil.',
    refused: true,
  },
  {
    rule: 'whole packages are added',
    goods: { packageSize: 6 },
    change: { intent: 'add', pieces: 12, size: 6 },
    becomes: 12,
    says: 'Ürün başarıyla sepetinize eklendi.',
  },
  {
    rule: 'increasing adds a whole package',
    goods: { packageSize: 6 },
    has: 6,
    change: { intent: 'increase', size: 6 },
    becomes: 12,
  },
  {
    rule: 'the message about too little stock counts packages',
    goods: { packageSize: 6, stock: 20 },
    change: { intent: 'add', pieces: 24, size: 6 },
    becomes: 18,
    says: 'Stok yeterli değil: en fazla 3 paket (18 adet) alabilirsiniz.',
  },
]

describe.each(endpoints)('by %s', (_, endpoint) => {
  test.each(cases)('$rule', async ({ goods, has, meanwhile, change, becomes, says, refused = false }) => {
    const browser = shop.browser()
    const shelf = await stockShelf(db, goods)
    if (has) await endpoints[2]![1](browser, shelf, { intent: 'add', pieces: has })
    await meanwhile?.(shelf)
    const told = await endpoint(browser, shelf, change)
    expect(await piecesIn(browser)).toBe(becomes)
    expect(told.refused).toBe(refused)
    if (says && told.says !== null) expect(told.says).toContain(says)
  })

  test('broken packages are not sold', async () => {
    const browser = shop.browser()
    const shelf = await stockShelf(db, { packageSize: 6 })
    const told = await endpoint(browser, shelf, { intent: 'add', pieces: 5 })
    expect(told.says).toContain('Bu ürün 6 adetlik paketlerle satılır.')
    expect(await piecesIn(browser)).toBeNull()
  })

  test('one line per variant, through every endpoint', async () => {
    const browser = shop.browser()
    const shelf = await stockShelf(db)
    for (const [, other] of endpoints) await other(browser, shelf, { intent: 'add', pieces: 2 })
    await endpoint(browser, shelf, { intent: 'increase' })
    expect(await piecesIn(browser)).toBe(7)
  })
})

// Promise P05: a quantity is a whole number from 1 to 999999; other input is refused, not converted.
describe('an invalid quantity changes nothing', () => {
  const message = 'Geçersiz miktar. Minimum 1 olmalıdır.'

  async function basketOfTwo() {
    const browser = shop.browser()
    const shelf = await stockShelf(db)
    await endpoints[2]![1](browser, shelf, { intent: 'add', pieces: 2 })
    return { browser, shelf, line: { product_id: shelf.productId, product_variant_id: shelf.variantId } }
  }

  const typed = ['-1', '0', '1.5', '1,5', 'true', '[7]', '0x10', '1e3', '1000000', '', '٣', '1 000', 'NaN']
  test.each(typed)('typed: %j', async (packages) => {
    const { browser, shelf } = await basketOfTwo()
    for (const intent of ['add', 'set'] as const) {
      const fields = { ...fieldsOf(shelf, { intent }), packages }
      expect((await sendForm(browser, '/sepetim', fields, 'text/html')).text).toContain(message)
      expect((await sendForm(browser, '/sepetim.data', fields, '*/*')).text).toContain(message)
    }
    expect(await piecesIn(browser)).toBe(2)
  })

  test('typed: packages with more pieces than a quantity can hold', async () => {
    const { browser, shelf } = await basketOfTwo()
    const fields = { ...fieldsOf(shelf, { intent: 'set' }), packages: '500000', package_size: '2' }
    expect((await sendForm(browser, '/sepetim', fields, 'text/html')).text).toContain(message)
    expect(await piecesIn(browser)).toBe(2)
  })

  const sent = [
    '-1',
    '0',
    '1.5',
    'true',
    '[7]',
    '"7"',
    '"0x10"',
    '1e3',
    '1E3',
    '1000000',
    'null',
    '{}',
    '1e400',
    '""',
  ]
  test.each(sent)('sent: %s', async (amount) => {
    const { browser, line } = await basketOfTwo()
    for (const path of ['/add-to-basket', '/set-product-amount']) {
      const body = JSON.stringify(line).replace('}', `,"amount":${amount}}`)
      expect((await browser.api(path, body)).status).toBe(400)
    }
    expect(await piecesIn(browser)).toBe(2)
  })
})

describe('a visitor who may not order is told why, and what to do', () => {
  test.each([
    ['a viewer', { role: 'viewer' }, 'Sipariş yetkisi için firmanızın hesap sahibine başvurun.'],
    ['a suspended member', { approval: 3 }, 'Üyeliğiniz askıda olduğu için yeni sipariş veremezsiniz.'],
  ] as const)('%s', async (_, change, sentence) => {
    const member = await openMember(shop, { kind: 'wholesale', ...change })
    const shelf = await stockShelf(db)
    for (const [, endpoint] of endpoints) {
      const told = await endpoint(member.browser, shelf, { intent: 'add', pieces: 1 })
      expect([told.refused, told.says]).toEqual([true, expect.stringContaining(sentence)])
    }
    expect(await piecesIn(member.browser)).toBeNull()
    const checkout = await member.browser.send('/checkout/steps')
    expect([checkout.status, checkout.headers.get('location')]).toEqual([302, '/sepetim'])
  })
})
