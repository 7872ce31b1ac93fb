import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { formatCarrier } from '../carriers/carriers'
import { carriers, orderLines, orders } from '../tables.server'
import type { Address } from './order'

/** The goods of a parcel and their receiver, without prices. Quantities in pieces; `collect`: kuruş that the carrier collects, or null. */
export type PackingSlip = {
  code: string
  placedAt: Date
  address: Address
  carrier: string
  note: string
  collect: Kurus | null
  lines: { id: number; code: string; name: string; quantity: number }[]
}

/** Returns the packing slips of these orders, oldest order first. Two queries for all of them. */
export async function readPackingSlips(db: Db, codes: readonly string[]): Promise<PackingSlip[]> {
  if (codes.length === 0) return []
  const { id, code, placedAt, address, note, depot, paymentType, grandTotal } = orders
  const heads = await db
    .select({ id, code, placedAt, address, note, depot, paymentType, grandTotal, carrier: carriers.name })
    .from(orders)
    .innerJoin(carriers, eq(carriers.id, orders.carrierId))
    .where(inArray(code, [...codes]))
    .orderBy(asc(placedAt), asc(id))
  const { productCode, productName, variantName, quantity } = orderLines
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      id: orderLines.id,
      productCode,
      productName,
      variantName,
      quantity,
    })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        heads.map((head) => head.id),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return heads.map(({ id, depot, carrier, paymentType, grandTotal, ...head }) => ({
    ...head,
    collect: paymentType === paymentTypes.cashOnDelivery ? grandTotal : null,
    carrier: formatCarrier({ carrier, depot }),
    lines: (byOrder.get(id) ?? []).map((line) => ({
      id: line.id,
      code: line.productCode,
      name: `${line.productName} ${line.variantName}`.trim(),
      quantity: line.quantity,
    })),
  }))
}
