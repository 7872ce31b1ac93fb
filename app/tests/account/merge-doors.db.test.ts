import { beforeAll, describe, expect, test } from 'vitest'
import { dealers, openSmallShop, type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { formOf } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ template: 'empty' })
const { db } = shop
beforeAll(() => openSmallShop(db))

const line = ({ productId, variantId }: Shelf) => ({ product_id: productId, product_variant_id: variantId })

/** A member whose browser still has the session of the former guest, with `amount` pieces in its basket. */
async function memberWithGuestBasket(shelf: Shelf, amount: number) {
  const member = await openMember(shop, { kind: 'wholesale', priceListId: dealers })
  const guest = shop.browser()
  await guest.api('/add-to-basket', { ...line(shelf), amount })
  member.browser.cookies.set('sessionId', guest.cookies.get('sessionId')!)
  return { ...member, guest }
}

describe('get-basket with is_old_basket', () => {
  test("joins the guest's basket to the member's; the basket page shows the changes until they are acknowledged", async () => {
    const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12 })
    const { browser, guest } = await memberWithGuestBasket(shelf, 15)
    const read = async (body: object) => (await browser.api('/shopping/get-basket', body)).body['data']
    expect(await read({})).toMatchObject([{ basket: { products: [] }, notices: [] }])
    const merged = [
      {
        basket: { products: [{ ...line(shelf), amount: 12, price: 60 }] },
        notices: [
          {
            ...line(shelf),
            code: 'whole_packages',
            wanted_amount: 15,
            added_amount: 12,
            is_repriced: true,
            message: expect.stringContaining(
              '15 adet yerine 12 adet eklendi; fiyatı üyeliğinize göre güncellendi.',
            ),
          },
        ],
      },
    ]
    expect(await read({ is_old_basket: true })).toMatchObject(merged)
    expect(await read({ is_old_basket: true })).toMatchObject(merged)
    expect((await guest.api('/shopping/get-basket-counter', {})).body['data']).toEqual({ count: 0 })

    const page = await browser.page('/sepetim')
    expect(page.text).toContain('Giriş yapmadan önce seçtiğiniz ürünleri sepetinize kattık.')
    expect((await browser.page('/sepetim')).text).toContain('15 adet yerine 12 adet eklendi')
    const after = await browser.submit(page, formOf(page, '/sepetim', 'acknowledge'), {}, 'acknowledge')
    expect(after.text).not.toContain('Giriş yapmadan önce')
    expect(await read({})).toMatchObject([{ notices: [] }])
  })

  test('changes nothing for a guest', async () => {
    const guest = shop.browser()
    await guest.api('/add-to-basket', { ...line(await stockShelf(db)), amount: 1 })
    const { body } = await guest.api('/shopping/get-basket', { is_old_basket: true })
    expect(body['data']).toMatchObject([{ basket: { products: [{ amount: 1 }] }, notices: [] }])
  })
})
