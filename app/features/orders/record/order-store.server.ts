import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { BasketLine } from '~/features/basket/basket'
import { addedJobs, type Scheduled } from '~/db/jobs/jobs.server'
import { rowsFor } from '~/db/recordset.server'
import { receiverPays } from '../carriers/carriers'
import type { Contract } from '../contracts/contracts.server'
import { keepContracts, saveClauses, unknownClauses } from '../contracts/contract-store.server'
import type { PaymentType } from '~/features/payments/payments'
import type { OrderStatus } from '../status/status'
import type { Address, Invoice } from './order'
import type { OrderQuote } from './quote'
import { orderContracts, orderLines, orders } from '../tables.server'

/** An order that is about to be inserted. */
export type NewOrder = {
  address: Address
  invoice: Invoice
  /** Id of the saved address that delivery and invoice were taken from. */
  addressId?: number | null
  carrierId: number
  /** Freight depot and branch, for a carrier that needs them. */
  depot?: string | undefined
  paymentType: PaymentType
  note: string
  code: string
  status: OrderStatus
  expiresAt: Date | null
  shopperId: number | null
  businessPartnerId: number | null
  priceListId: number
  quote: OrderQuote
  contracts: readonly Contract[]
  now: Date
  ip: string
  /** The reason in the history: a code of `text.reasons` or a sentence. */
  reason: string
}

/**
 * Statements that run together with the insert of an order: parts of a `with`, each made by the
 * feature that owns its tables, and jobs to queue.
 */
type Alongside = { parts: readonly SQL[]; jobs: readonly Scheduled[] }

/**
 * Inserts an order with its lines, its first history row and the accepted texts, queues its jobs
 * and runs the given parts. One statement does it all
 * (docs/decisions/an-order-is-one-statement.md). Returns the order's id.
 */
export async function insertOrder(
  db: Transaction,
  order: NewOrder,
  { parts, jobs }: Alongside,
): Promise<number> {
  const { status, reason, quote } = order
  const head = rowsFor(orders, [{ ...headOf(order), ...amountsOf(quote) }])
  const lines = rowsFor(orderLines, linesOf(quote.basket.lines))
  const kept = keepContracts(order.contracts)
  const contracts = rowsFor(
    orderContracts,
    kept.rows.map((row) => ({ ...row, acceptedAt: order.now, ip: order.ip })),
  )
  const now = sql`${order.now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string; unknown: string[] | null }>(sql`
    with placed as (
      insert into orders (${head.names}) select i.* from ${head.rows} returning id),
    lines as (
      insert into order_lines (order_id, ${lines.names})
      select placed.id, i.* from placed, ${lines.rows} order by i.position),
    history as (
      insert into order_status_history (order_id, status, actor, reason, created_at)
      select id, ${status}, 'buyer', ${reason}, ${now} from placed),
    contracts as (
      insert into order_contracts (order_id, ${contracts.names})
      select placed.id, i.* from placed, ${contracts.rows})
    ${sql.join(parts.map((part) => sql`, ${part}`))}
    select id, ${unknownClauses(kept.clauses)} as unknown, (select count(*) from ${addedJobs(jobs)}) from placed`)
  const { id, unknown } = rows[0]!
  if (unknown) await saveClauses(db, kept.clauses, unknown)
  return Number(id)
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
    // A depot typed for a previous choice of carrier is dropped.
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

/** The rows of priced lines, in their order. */
export function linesOf(lines: readonly BasketLine[]) {
  return lines.map((line, position) => ({
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
