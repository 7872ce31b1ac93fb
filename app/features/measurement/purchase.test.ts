import { expect, test } from 'vitest'
import { purchaseEvent } from './purchase'

test('a purchase names amounts in lira with KDV, its goods and its code, and nothing about the buyer', () => {
  const purchase = {
    code: 'K7MX4RPW2TD',
    isPlaced: true,
    isCancelled: false,
    grandTotal: 134_970,
    shipping: 4_990,
    items: [
      {
        id: 'KPD-20',
        name: 'Kapadokya deri kordon',
        quantity: 2,
        price: 64_990,
      },
    ],
  }
  expect(purchaseEvent(purchase, 'rastgele')).toEqual({
    client_id: 'rastgele',
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: 'K7MX4RPW2TD',
          currency: 'TRY',
          value: 1349.7,
          shipping: 49.9,
          items: [
            {
              item_id: 'KPD-20',
              item_name: 'Kapadokya deri kordon',
              quantity: 2,
              price: 649.9,
            },
          ],
        },
      },
    ],
  })
})
