import { describe, expect, test } from 'vitest'
import { priceLists } from '~/features/customers/tables.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// The threshold of free shipping: every place shows the same visitor the same amount.
const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 50)
const lists = await shop.db.select().from(priceLists)
const listOf = (code: string) => lists.find((list) => list.code === code)!.id

const dealerOf = async (code: string) => {
  const input = { kind: 'wholesale' as const, approval: 1 as const, priceListId: listOf(code) }
  return (await openMember(shop, input)).browser
}
const visitors: [who: string, expected: number, open: () => Promise<Browser>][] = [
  ['a guest', 750, async () => shop.browser()],
  ['a retail member', 750, async () => (await openMember(shop)).browser],
  ['a dealer with 3.000 TL', 3_000, () => dealerOf('bayi')],
  ['a dealer with 10.000 TL', 10_000, () => dealerOf('toptan')],
]

const tl = (shown: string | undefined) => Number(shown?.replaceAll('.', '').replace(',', '.'))
const amount = String.raw`([\d.]+,\d\d) TL`

/** The threshold twice: the bar's missing amount plus the price of the goods, and the maximum of its meter. */
function fromBar({ text, html }: { text: string; html: string }, goods: number) {
  const missing = tl(new RegExp(`Ücretsiz kargo için ${amount} daha ekleyin`).exec(text)?.[1])
  const meter = Number(/<progress[^>]* max="(\d+)"/.exec(html)?.[1]) / 100
  return [Math.round((missing + goods) * 100) / 100, meter]
}

describe.each(visitors)('%s', (_, expected, open) => {
  test('sees one threshold on the product, in the basket and its drawer, and from the API', async () => {
    const browser = await open()
    const product = await browser.page(`/${goods!.link}`)
    const stated = new RegExp(`${amount} ve üzeri siparişlerde kargo ücretsiz`).exec(product.text)?.[1]
    expect(tl(stated)).toBe(expected)

    const { body } = await browser.api('/site/start')
    const { settings } = body.data as unknown as { settings: { key: string; value: string }[] }
    const said = settings.find(({ key }) => key === 'base_price_for_free_shipping')!.value
    expect(said).toBe(expected.toFixed(2))

    const size = Number(/name="package_size" value="(\d+)"/.exec(product.html)?.[1] ?? 1)
    const input = { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: size }
    expect((await browser.api('/add-to-basket', input)).status).toBe(200)
    const [entry] = (await browser.api('/shopping/get-basket', {})).body.data as unknown as {
      basket: { total_product_price: number }
    }[]
    const cost = entry!.basket.total_product_price
    expect(cost).toBeLessThan(expected)
    expect(fromBar(await browser.page('/sepetim'), cost)).toEqual([expected, expected])
    const { text: drawer } = await browser.get('/sepetim/ozet.data')
    expect(Number(/"freeShippingFrom",(\d+)/.exec(drawer)?.[1])).toBe(expected * 100)
  })
})
