import { and, asc, eq } from 'drizzle-orm'
import type { RequestedGoods } from '~/features/basket/basket'
import type { Db } from '~/db/connection.server'
import { kdvByRate } from '~/features/promotions/promotions'
import type { PaymentType } from '~/features/payments/payments'
import { formatCarrier } from '../carriers/carriers'
import { readContracts } from '../contracts/contract-store.server'
import type { Order, OrderLine } from './order'
import type { OrderStatus } from '../status/status'
import { carriers, orderLines, orders, orderStatusHistory } from '../tables.server'

/** An order as its tables store it, without the data that payments add. */
export type StoredOrder = Omit<Order, 'payment' | 'bankAccounts' | 'cancellable' | 'isConsumer'> & {
  payment: { type: PaymentType }
  priceListId: number
  shopperId: number | null
  businessPartnerId: number | null
}

/** The key of an order: people use its code, addresses of the account use its id. */
export type OrderKey = { code: string } | { id: number }

const head = {
  id: orders.id,
  code: orders.code,
  status: orders.status,
  email: orders.email,
  address: orders.address,
  invoice: orders.invoice,
  carrier: carriers.name,
  depot: orders.depot,
  receiverPays: orders.receiverPays,
  paymentType: orders.paymentType,
  note: orders.note,
  goods: orders.goods,
  campaignDiscount: orders.campaignDiscount,
  couponDiscount: orders.couponDiscount,
  campaignTitle: orders.campaignTitle,
  couponCode: orders.couponCode,
  shipping: orders.shipping,
  shippingKdvRate: orders.shippingKdvRate,
  fee: orders.fee,
  feeKdvRate: orders.feeKdvRate,
  grandTotal: orders.grandTotal,
  due: orders.due,
  placedAt: orders.placedAt,
  expiresAt: orders.expiresAt,
  shopperId: orders.shopperId,
  businessPartnerId: orders.businessPartnerId,
  priceListId: orders.priceListId,
  deliveredAt: orders.deliveredAt,
}

const line = {
  id: orderLines.id,
  productCode: orderLines.productCode,
  productName: orderLines.productName,
  variantName: orderLines.variantName,
  productLink: orderLines.productLink,
  pictureHash: orderLines.pictureHash,
  isPromo: orderLines.isPromo,
  quantity: orderLines.quantity,
  packageSize: orderLines.packageSize,
  unitPrice: orderLines.unitPrice,
  kdvRate: orderLines.kdvRate,
  net: orderLines.net,
  kdv: orderLines.kdv,
  gross: orderLines.gross,
  campaignDiscount: orderLines.campaignDiscount,
  couponDiscount: orderLines.couponDiscount,
  chargedNet: orderLines.chargedNet,
  chargedKdv: orderLines.chargedKdv,
}

/** An order with its lines by id or code, whoever owns it; null when there is none. */
export async function findOrder(db: Db, key: OrderKey): Promise<StoredOrder | null> {
  const [row] = await db
    .select(head)
    .from(orders)
    .innerJoin(carriers, eq(carriers.id, orders.carrierId))
    .where('id' in key ? eq(orders.id, key.id) : eq(orders.code, key.code))
  if (!row) return null
  const { paymentType, status, carrier, depot, ...order } = row
  const [lines, history, contracts] = await Promise.all([
    readLines(db, order.id),
    readHistory(db, order.id),
    readContracts(db, [order.id]),
  ])
  return {
    ...order,
    kdv: kdvByRate({ ...order, lines }),
    carrier: formatCarrier({ carrier, depot }),
    status: status as OrderStatus,
    payment: { type: paymentType as PaymentType },
    lines,
    history,
    contracts: contracts.map(({ text }) => text),
  }
}

/** The shopper who placed an order; null for none, as when a member was forgotten. For notifications. */
export async function findShopperOfOrder(db: Db, code: string): Promise<number | null> {
  const [row] = await db.select({ shopperId: orders.shopperId }).from(orders).where(eq(orders.code, code))
  return row?.shopperId ?? null
}

/** Returns the ordered goods in the form a basket takes, without the gifts of a campaign. */
export async function readGoods(db: Db, orderId: number): Promise<RequestedGoods[]> {
  const { productId, variantId, productCode: code, productName: name } = orderLines
  const { variantName, quantity, unitPrice } = orderLines
  return db
    .select({ productId, variantId, code, name, variantName, quantity, unitPrice })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isPromo, false)))
    .orderBy(asc(orderLines.position))
}

function readLines(db: Db, orderId: number): Promise<OrderLine[]> {
  return db
    .select(line)
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}

async function readHistory(db: Db, orderId: number): Promise<Order['history']> {
  const { id, orderId: of, status, createdAt, reason, note } = orderStatusHistory
  const rows = await db
    .select({ status, at: createdAt, reason, note })
    .from(orderStatusHistory)
    .where(eq(of, orderId))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus }))
}
