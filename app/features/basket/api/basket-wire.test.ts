import { expect, test } from 'vitest'
import { priceStoredLine } from '../pricing/priced-line'
import { offerOf } from '../testing/offers'
import { plainGoods, priceGoods } from '../basket'
import { basketToWire } from './basket-wire.server'

test('a line on the wire has the picture, code and package size of its variant, and counts pieces', () => {
  const picture = { hash: 'a1b2c3d4e5f60718', width: 960, height: 1200, blur: '', alt: '' }
  const offer = offerOf(
    { packageSize: 6, unit: 5_000 },
    { picture, available: 40, productId: 3, variantId: 7 },
  )
  const stored = { id: 1, productId: 3, variantId: 7, quantity: 12, seenPrice: null, seenListId: null }
  const lines = [priceStoredLine(stored, offer, 1)]
  const way = priceGoods(plainGoods(lines, 9), { shipping: 4_990, freeShippingFrom: 0 })
  const { basket } = basketToWire({ ways: [way], chosen: 0 })[0]!
  expect(basket.products).toEqual([
    {
      product_id: 3,
      product_variant_id: 7,
      product_serial_id: null,
      product_code: 'K-1',
      product_name: 'Taba deri kordon',
      product_variant_name: '22 mm',
      product_link: 'taba-deri-kordon',
      product_image: expect.stringMatching(/^\/media\/.*a1b2c3d4e5f60718.*\.webp$/),
      amount: 12,
      price: 50,
      previous_price: null,
      total_price: 600,
      is_promo: false,
      state: 'ok',
      stock: { real_quantity: 6, amount: 40 },
    },
  ])
  expect(basket).toMatchObject({
    id: 9,
    total_product_amount: 12,
    total_product_price: 600,
    cargo_price: 49.9,
  })
})
