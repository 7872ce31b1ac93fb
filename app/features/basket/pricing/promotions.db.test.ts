import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { makeCampaign, makeCoupon } from '~/features/promotions/testing/offers'
import { apiOf } from '~/http/testing/call-api'
import { basketEndpoints } from '../api/endpoints.server'
import { addLine, enterCoupon, getBasket } from '../basket.server'
import { newVisitor, openSmallShop, stockShelf } from '../testing/shop'

const database = await openTestDatabase('empty')
const { db } = database
beforeAll(() => openSmallShop(db))

describe('get-basket', () => {
  it('names the gift, and the discount of every campaign', async () => {
    const shelf = await stockShelf(db)
    const brush = await stockShelf(db, { unit: 3_000 })
    const visitor = await newVisitor(db)
    await addLine(db, visitor, { ...shelf, quantity: 3 })
    const gift = { giftVariantId: brush.variantId, giftQuantity: 1, percent: null }
    const given = await makeCampaign(db, { type: 4, title: 'Fırça hediye', description: 'Bugün.', ...gift })
    const less = await makeCampaign(db, { type: 3, title: '3 al 2 öde', percent: null, buy: 3, pay: 2 })
    const call = apiOf(
      db,
      basketEndpoints(async () => undefined),
      visitor,
    )
    const { body } = await call('/shopping/get-basket', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sessionId=${visitor.token}` },
      body: '{}',
    })
    const common = { campaign_count: 2, isFreeShipping: false }
    expect(body.data).toMatchObject([
      {
        ...common,
        campaign_id: less,
        campaign_type: 3,
        campaign_discount: 100,
        campaign_title: '3 al 2 öde',
        basket: { grand_total: 249.9, campaign: { type: 3, discount: 100, offer: { product: null } } },
      },
      {
        ...common,
        campaign_id: given,
        campaign_type: 4,
        campaign_discount: 0,
        campaign_title: 'Fırça hediye',
        campaign_description: 'Bugün.',
        basket: {
          total_product_amount: 3,
          products: [{ is_promo: false }, { is_promo: true, price: 0, total_price: 0, amount: 1 }],
          campaign: {
            title: 'Fırça hediye',
            offer: {
              description: 'Bugün.',
              discount: 0,
              product: {
                name: expect.stringContaining('Kordon'),
                image_path: null,
                amount: 1,
                is_promo: true,
              },
            },
          },
        },
      },
      { ...common, campaign_id: null, campaign_type: null, basket: { grand_total: 349.9, campaign: null } },
    ])
  })

  it('counts a coupon while the basket reaches its minimum, and otherwise says what is missing', async () => {
    const shelf = await stockShelf(db, { unit: 20_000 })
    const visitor = await newVisitor(db, 1)
    await addLine(db, visitor, { ...shelf, quantity: 1 })
    const { code } = await makeCoupon(db, { minimum: 35_000 })
    expect(await enterCoupon(db, visitor, code)).toEqual({
      status: 'refused',
      refusal: { reason: 'minimum', minimum: 35_000, missing: 15_000 },
    })
    await addLine(db, visitor, { ...shelf, quantity: 1 })
    expect(await enterCoupon(db, visitor, code)).toEqual({ status: 'in_basket', code })
    expect((await getBasket(db, visitor)).couponDiscount).toBe(1_000)
  })
})
