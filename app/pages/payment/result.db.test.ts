import { expect, test } from 'vitest'
import { linksOf } from '~/shell/testing/render'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()

const title = 'Gösterilecek bir ödeme yok'

test('the result page without a payment explains itself, and links on', async () => {
  const page = await shop.browser().page('/3dpayment')
  expect(page.status).toBe(200)
  expect(page.text).toContain(title)
  expect(page.text).toContain('kartla ödeme yapanlara bankadan dönünce sonucu gösterir')
  const ways = linksOf(page.html).map(({ to }) => to)
  expect(ways).toEqual(expect.arrayContaining(['/sepetim', '/contact']))
})

test('a member finds links to their orders and to help', async () => {
  const page = await (await openMember(shop)).browser.page('/3dpayment')
  const ways = linksOf(page.html).map(({ to }) => to)
  expect(ways).toEqual(expect.arrayContaining(['/User/orders', '/sepetim', '/User/help']))
})

test.each(['', 'x', '00000000-0000-0000-0000-000000000000', '%27'])(
  'an unknown payment (%s) is not found, and the page says the same',
  async (id) => {
    const page = await shop.browser().page(`/3dpayment?odeme=${id}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain(title)
  },
)
