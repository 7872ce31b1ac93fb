import type { Transaction } from '~/db/connection.server'
import { receiverPays } from './carriers'
import type { ContractText, OrderQuote, OrderStatus } from './orders'
import type { OrderRequest } from './place-order.server'
import { orderContracts, orderLines, orders, orderStatusHistory } from './tables.server'

type NewOrder = OrderRequest & {
  code: string
  status: OrderStatus
  expiresAt: Date | null
  shopperId: number | null
  businessPartnerId: number | null
  priceListId: number
  quote: OrderQuote
  contractTexts: readonly ContractText[]
  now: Date
  ip: string
  /** For the history: a code of `text.reasons` or a sentence. */
  reason: string
}

/** Writes an order with its lines, its first history row and the accepted texts. Returns its id. */
export async function insertOrder(db: Transaction, order: NewOrder): Promise<number> {
  const { quote, now, ip } = order
  const [row] = await db
    .insert(orders)
    .values({ ...headOf(order), ...amountsOf(quote) })
    .returning({ id: orders.id })
  const orderId = row!.id
  await db.insert(orderLines).values(linesOf(orderId, quote))
  await db.insert(orderStatusHistory).values({
    orderId,
    fromStatus: null,
    status: order.status,
    actor: 'buyer',
    reason: order.reason,
    createdAt: now,
  })
  await db.insert(orderContracts).values(
    order.contractTexts.map(({ id, ...contract }) => ({
      orderId,
      contractId: id,
      ...contract,
      acceptedAt: now,
      ip,
    })),
  )
  return orderId
}

function headOf({ now, ...order }: NewOrder) {
  return {
    code: order.code,
    shopperId: order.shopperId,
    businessPartnerId: order.businessPartnerId,
    priceListId: order.priceListId,
    status: order.status,
    email: order.address.email,
    address: order.address,
    addressId: order.addressId ?? null,
    invoice: order.invoice,
    carrierId: order.carrierId,
    // What was typed for another carrier is not kept.
    depot: order.quote.carrier!.kind === 'ambar' ? (order.depot ?? '') : '',
    receiverPays: receiverPays(order.quote.carrier!.kind),
    paymentType: order.paymentType,
    installments: order.quote.installments,
    note: order.note,
    ip: order.ip,
    placedAt: now,
    expiresAt: order.expiresAt,
  }
}

function amountsOf({ basket, carrier, payment }: OrderQuote) {
  return {
    goods: basket.goods,
    campaignDiscount: basket.campaignDiscount,
    couponDiscount: basket.couponDiscount,
    campaignTitle: basket.campaign?.title ?? null,
    couponCode: basket.coupon && !basket.coupon.refusal ? basket.coupon.code : null,
    shipping: basket.shipping,
    shippingKdvRate: carrier!.kdvRate,
    fee: basket.fee,
    feeKdvRate: payment!.feeKdvRate,
    grandTotal: basket.grandTotal,
  }
}

function linesOf(orderId: number, { basket }: OrderQuote) {
  return basket.lines.map((line, position) => ({
    orderId,
    position,
    productId: line.productId,
    variantId: line.variantId,
    productCode: line.code,
    productName: line.name,
    variantName: line.variantName,
    productLink: line.link,
    pictureHash: line.picture?.hash ?? null,
    isPromo: line.isPromo,
    quantity: line.quantity,
    packageSize: line.packageSize,
    unitPrice: line.unitPrice,
    kdvRate: line.kdvRate,
    net: line.net,
    kdv: line.kdv,
    gross: line.total,
    campaignDiscount: line.campaignDiscount,
    couponDiscount: line.couponDiscount,
    chargedNet: line.chargedNet,
    chargedKdv: line.chargedKdv,
  }))
}
