import type { WireBasket, WireChange, WireLine } from './answers.server'

// Examples for the API's documentation; a test parses each by its schema.

const line: WireLine = {
  product_id: 1042,
  product_code: 'KPD-DERI-22-TAB',
  product_serial_id: null,
  product_variant_id: 4187,
  product_name: 'Kapadokya deri kordon',
  product_variant_name: '22 mm taba',
  product_image: '/media/3f9ad21c07b84e65/320.webp',
  product_link: 'kapadokya-deri-kordon',
  amount: 2,
  price: 649.9,
  previous_price: null,
  total_price: 1299.8,
  is_promo: false,
  state: 'ok',
  stock: { real_quantity: 1, amount: 12 },
}

export const lineBody = { product_id: 1042, product_variant_id: 4187 }

export const basketExample: WireBasket = {
  basket: {
    id: 9001,
    products: [line],
    total_product_amount: 2,
    total_product_price: 1299.8,
    isFreeShipping: true,
    cargo_price: 0,
    grand_total: 1299.8,
    kdv: [{ rate: 20, net: 1083.17, kdv: 216.63, gross: 1299.8 }],
    campaign: null,
    coupon: null,
  },
  notices: [],
  campaign_id: null,
  campaign_type: null,
  campaign_discount: null,
  campaign_title: null,
  campaign_description: null,
  campaign_count: 0,
  isFreeShipping: true,
}

const changed = {
  code: 200,
  stockStatus: 'success',
  stockAmount: 12,
  stockMessage: 'Sepetiniz güncellendi.',
} as const

export const addedExample: WireChange = {
  ...changed,
  code: 201,
  stockMessage: 'Ürün başarıyla sepetinize eklendi.',
  added_amount: 2,
  product: line,
}

/** The example of a line changed to this many pieces. */
export function changedTo(amount: number, added: number): WireChange {
  const total = Math.round(line.price * 100 * amount) / 100
  const product = amount === 0 ? null : { ...line, amount, total_price: total }
  return { ...changed, added_amount: added, product }
}

export const scarceExample: WireChange = {
  code: 200,
  stockStatus: 'insufficient',
  stockAmount: 12,
  stockMessage: 'Stok yeterli değil: en fazla 12 adet alabilirsiniz.',
  added_amount: 10,
  product: { ...line, amount: 12, total_price: 7798.8 },
}
