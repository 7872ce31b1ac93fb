import type { z } from 'zod'
import type { keptAnswer } from './list-wire.server'

/** For the documentation of the API. */
export const keptExample: z.infer<typeof keptAnswer> = {
  id: 512,
  type: 1,
  product_id: 1042,
  product_variant_id: null,
  amount: null,
  kept_at: '2026-11-20T14:05:00+03:00',
  product: {
    code: 'KPD-DERI',
    name: 'Kapadokya deri kordon',
    variant_name: null,
    link: 'kapadokya-deri-kordon',
    image: '/media/3f9ad21c07b84e65/320.webp',
    price: 649.9,
    stock: { real_quantity: 1, in_stock: true },
  },
}
