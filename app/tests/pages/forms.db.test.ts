import { describe, expect, test } from 'vitest'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { pageWritesOf, preferencesWrite, sendWrite } from '~/testing/pages/page-writes'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 20)
const forms = [...(await pageWritesOf(shop, shop.browser())), preferencesWrite]

describe('a NUL, which the database refuses in text', () => {
  const typed: [path: string, fields: Record<string, string>][] = [
    ['/user/login', { email: 'ayse\0@uye.example', password: 'kordon-vitrin\0' }],
    ['/user/forgot', { email: 'ayse@uye.example\0' }],
    ['/hizli-siparis', { intent: 'add', code: 'KRD\0', packages: '1', package_size: '1' }],
    ['/sepetim', { intent: 'coupon', coupon: 'HOS\0GELDIN' }],
    ['/create?tur=toptan&adim=firma', { unvan: 'Saat\0', vergi_dairesi: '\0', vergi_no: '1' }],
    ['/siparis/YOK?imza=x', { neden: '\0' }],
  ]
  const places = { 'address.city_id': '34\0', 'address.district_id': '\0', 'address.neighbourhood': 'Moda\0' }
  const all = [
    ...typed,
    ['/checkout/steps', { step: 'adres', intent: 'places', ...places }] as const,
    ...forms.map(({ path, fields }): [string, Record<string, string>] => [
      path,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}\0`])),
    ]),
  ]
  test.each(all)('causes no error of the shop in a form for %s', async (path, fields) => {
    const visitor = shop.browser()
    await putIntoBasket(visitor, goods!)
    const { status } = await sendWrite(visitor, { name: path, path, fields: { ...fields } })
    expect(status).toBeLessThan(500)
  })

  test('is removed from an entry: a code with a NUL is found without it', async () => {
    const visitor = shop.browser()
    const fields = { intent: 'add', code: `${goods!.code}\0`, packages: '1', package_size: '1' }
    const added = await sendWrite(visitor, { name: '', path: '/hizli-siparis', fields })
    expect(added.status).toBeLessThan(400)
    expect((await visitor.page('/sepetim')).text).toContain(goods!.name)
  })
})
