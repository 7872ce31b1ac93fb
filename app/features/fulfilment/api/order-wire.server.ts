import { z } from 'zod'
import { amountFields, amountsToWire } from '~/features/basket/basket.server'
import { picturePath } from '~/features/media/media'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { fulfilmentFields, fulfilmentToWire } from './fulfilment-wire.server'
import { reasonText, statusText } from '~/features/orders/orders'
import type { FullOrder } from '../record/full-order'

const line = z.strictObject({
  id: z.int(),
  product_code: z.string(),
  product_name: z.string(),
  variant_name: z.string(),
  link: z.string(),
  product_image: z.string().nullable(),
  amount: z.int().describe('Adet.'),
  price: z.number().describe('Adet fiyatı, KDV dahil.'),
  kdv_rate: z.int(),
  net: z.number(),
  kdv: z.number(),
  total_price: z.number(),
  discount: z.number().describe('Satıra düşen kampanya ve kupon indirimi.'),
  charged_price: z.number().describe('İndirimlerden sonra satır için ödenen.'),
  is_promo: z.boolean(),
  stock: z.strictObject({ real_quantity: z.int() }),
})

/** An order as the API returns it to its owner. Amounts in TL. */
export const orderDetail = z.strictObject({
  id: z.int(),
  code: z.string(),
  status: z.int(),
  status_text: z.string(),
  placed_at: z.string(),
  expires_at: z.string().nullable(),
  cancellable: z.boolean(),
  address: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    district: z.string(),
    neighbourhood: z.string(),
    street: z.string(),
    postal_code: z.string(),
    title: z.string(),
  }),
  invoice: z.strictObject({
    kind: z.enum(['bireysel', 'kurumsal']),
    name: z.string(),
    number: z.string().nullable(),
  }),
  cargo: z.string(),
  payment_type: z.int(),
  payment_name: z.string(),
  note: z.string(),
  products: z.array(line),
  ...amountFields,
  campaign_title: z.string().nullable(),
  coupon: z.string().nullable(),
  history: z.array(
    z.strictObject({
      status: z.int(),
      status_text: z.string(),
      at: z.string(),
      reason: z.string(),
      note: z.string().describe('Mağazanın alıcıya yazdığı açıklama.'),
    }),
  ),
  ...fulfilmentFields,
  withdraw_until: z.string().nullable().describe('Cayma süresinin bittiği an; teslim edilmediyse null.'),
  invoice_number: z.string().nullable(),
  contracts: z.array(z.strictObject({ id: z.string(), version: z.string(), title: z.string() })),
})

type Wire = z.infer<typeof orderDetail>

/** A whole order as the API sends it: amounts in TL, times of Istanbul. */
export function orderToWire(order: FullOrder): Wire {
  const { address, invoice } = order
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    status_text: statusText(order.status),
    placed_at: iso(order.placedAt),
    expires_at: order.expiresAt && iso(order.expiresAt),
    cancellable: order.cancellable,
    address: {
      first_name: address.firstName,
      last_name: address.lastName,
      email: address.email,
      phone: address.phone,
      city: address.city,
      district: address.district,
      neighbourhood: address.neighbourhood,
      street: address.street,
      postal_code: address.postalCode,
      title: address.title,
    },
    invoice:
      invoice.kind === 'bireysel'
        ? { kind: invoice.kind, name: `${address.firstName} ${address.lastName}`, number: invoice.tckn }
        : { kind: invoice.kind, name: invoice.unvan, number: invoice.vkn },
    cargo: order.carrier,
    payment_type: order.payment.type,
    payment_name: order.payment.name,
    note: order.note,
    products: order.lines.map(lineToWire),
    ...amountsToWire(order),
    campaign_title: order.campaignTitle,
    coupon: order.couponCode,
    history: order.history.map(({ status, at, reason, note }) => ({
      status,
      status_text: statusText(status),
      at: iso(at),
      reason: reasonText(reason),
      note,
    })),
    ...fulfilmentToWire(order),
    withdraw_until: order.withdrawUntil && iso(order.withdrawUntil),
    invoice_number: order.invoiceRecord?.number ?? null,
    contracts: order.contracts.map(({ id, version, title }) => ({ id, version, title })),
  }
}

function lineToWire(line: FullOrder['lines'][number]): Wire['products'][number] {
  return {
    id: line.id,
    product_code: line.productCode,
    product_name: line.productName,
    variant_name: line.variantName,
    link: line.productLink,
    product_image: line.pictureHash && picturePath(line.pictureHash, 320, 'webp'),
    amount: line.quantity,
    price: toTl(line.unitPrice),
    kdv_rate: line.kdvRate,
    net: toTl(line.net),
    kdv: toTl(line.kdv),
    total_price: toTl(line.gross),
    discount: toTl(line.campaignDiscount + line.couponDiscount),
    charged_price: toTl(line.chargedNet + line.chargedKdv),
    is_promo: line.isPromo,
    stock: { real_quantity: line.packageSize },
  }
}

const iso = (moment: Date) => toIsoIstanbul(new Date(moment))

/** Example for the documentation of the API. */
export const orderDetailExample: Wire = {
  id: 70_312,
  code: 'K7MX4RPW2TD',
  status: 90,
  status_text: 'Ödeme bekleniyor',
  placed_at: '2026-11-20T14:05:00.000+03:00',
  expires_at: '2026-11-23T14:05:00.000+03:00',
  cancellable: true,
  address: {
    first_name: 'Ayşe',
    last_name: 'Işık',
    email: 'ayse@alici.example',
    phone: '+905321234567',
    city: 'İstanbul',
    district: 'Kadıköy',
    neighbourhood: 'Caferağa Mah.',
    street: 'Moda Cad. No: 12 Daire: 3',
    postal_code: '34710',
    title: 'Ev',
  },
  invoice: { kind: 'bireysel', name: 'Ayşe Işık', number: null },
  cargo: 'Hızlı Kargo',
  payment_type: 2,
  payment_name: 'Havale / EFT',
  note: '',
  products: [
    {
      id: 1,
      product_code: 'KPD-DERI-20',
      product_name: 'Kapadokya deri kordon',
      variant_name: 'Taba, 20 mm',
      link: 'kapadokya-deri-kordon',
      product_image: null,
      amount: 2,
      price: 649.9,
      kdv_rate: 20,
      net: 1083.17,
      kdv: 216.63,
      total_price: 1299.8,
      discount: 0,
      charged_price: 1299.8,
      is_promo: false,
      stock: { real_quantity: 1 },
    },
  ],
  total_product_price: 1299.8,
  campaign_discount: 0,
  coupon_discount: 0,
  campaign_title: null,
  coupon: null,
  cargo_price: 0,
  payment_fee: 0,
  grand_total: 1299.8,
  kdv: [{ rate: 20, net: 1083.17, kdv: 216.63, gross: 1299.8 }],
  history: [
    {
      status: 90,
      status_text: 'Ödeme bekleniyor',
      at: '2026-11-20T14:05:00.000+03:00',
      reason: 'Sipariş verildi',
      note: '',
    },
  ],
  shipments: [],
  returns: [],
  refunds: [],
  cancelled_products: [],
  payment_notices: [],
  withdraw_until: null,
  invoice_number: null,
  contracts: [{ id: 'distance-sale', version: '1+0f3c', title: 'Mesafeli Satış Sözleşmesi' }],
}
