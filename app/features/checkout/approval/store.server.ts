import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { carriers, orders } from '~/features/orders/tables.server'
import type { RequestDecision } from './requests'
import { orderRequestDecisions, orderRequestLines, orderRequests } from './tables.server'

/** Selects requests of one user, or of a whole company when `requesterId` is null. */
export type Whose = { partnerId: number; requesterId: number | null }

type NewRequest = Omit<typeof orderRequests.$inferInsert, 'id' | 'takenBackAt'>
type NewLine = Omit<typeof orderRequestLines.$inferInsert, 'requestId' | 'position'>
export type StoredRequestLine = NewLine
export type StoredRequest = Awaited<ReturnType<typeof selectRequests>>[number]

/** The id of the new request, written with its lines. */
export async function insertRequest(
  db: Transaction,
  request: NewRequest,
  lines: readonly NewLine[],
): Promise<number> {
  const [row] = await db.insert(orderRequests).values(request).returning({ id: orderRequests.id })
  const requestId = row!.id
  await db.insert(orderRequestLines).values(lines.map((line, position) => ({ requestId, position, ...line })))
  return requestId
}

/** Returns a page of requests: waiting ones first, then the newest. */
export function readRequests(
  db: Db,
  whose: Whose,
  page: { start: number; length: number },
): Promise<StoredRequest[]> {
  return selectRequests(db)
    .where(of(whose))
    .orderBy(desc(sql`${orderRequestDecisions.requestId} is null`), desc(orderRequests.id))
    .limit(page.length)
    .offset(page.start)
}

/** The number of requests; with `waiting`, of those that are not decided yet. */
export async function countRequests(db: Db, whose: Whose, waiting = false): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(orderRequests)
    .leftJoin(orderRequestDecisions, eq(orderRequestDecisions.requestId, orderRequests.id))
    .where(and(of(whose), waiting ? sql`${orderRequestDecisions.requestId} is null` : undefined))
  return row?.requests ?? 0
}

/** A request, or null when it is missing or belongs to others; null for `whose` finds any. */
export async function findRequest(db: Db, id: number, whose: Whose | null): Promise<StoredRequest | null> {
  const [found] = await selectRequests(db).where(and(eq(orderRequests.id, id), whose ? of(whose) : undefined))
  return found ?? null
}

/**
 * Locks a request until the transaction ends, so that only one decision is made. Returns null when
 * there is no such request.
 */
export async function lockRequest(db: Transaction, id: number, whose: Whose): Promise<StoredRequest | null> {
  const locked = await db
    .select({ id: orderRequests.id })
    .from(orderRequests)
    .where(and(eq(orderRequests.id, id), of(whose)))
    .for('update')
  return locked.length > 0 ? findRequest(db, id, whose) : null
}

/** The lines of a request in its order, with the unit price in kuruş that the requester saw. */
export function readRequestLines(db: Db, requestId: number): Promise<StoredRequestLine[]> {
  const { productId, variantId, productCode, productName, variantName, quantity, unitPrice } =
    orderRequestLines
  return db
    .select({ productId, variantId, productCode, productName, variantName, quantity, unitPrice })
    .from(orderRequestLines)
    .where(eq(orderRequestLines.requestId, requestId))
    .orderBy(asc(orderRequestLines.position))
}

type Ending = {
  requestId: number
  decision: RequestDecision
  deciderId: number
  deciderName: string
  reason?: string
  orderId?: number
  decidedAt: Date
}

/** Writes the only decision of a request; a second one violates the primary key. */
export async function insertDecision(db: Transaction, ending: Ending): Promise<void> {
  await db.insert(orderRequestDecisions).values(ending)
}

/** Marks a request as withdrawn by its requester. */
export async function writeTakenBack(db: Transaction, id: number, at: Date): Promise<void> {
  await db.update(orderRequests).set({ takenBackAt: at }).where(eq(orderRequests.id, id))
}

function selectRequests(db: Db) {
  const decisions = orderRequestDecisions
  return db
    .select({
      id: orderRequests.id,
      partnerId: orderRequests.businessPartnerId,
      requesterId: orderRequests.requesterId,
      requesterName: orderRequests.requesterName,
      requesterEmail: orderRequests.requesterEmail,
      priceListId: orderRequests.priceListId,
      address: orderRequests.address,
      invoice: orderRequests.invoice,
      carrierId: orderRequests.carrierId,
      carrier: carriers.name,
      depot: orderRequests.depot,
      paymentType: orderRequests.paymentType,
      note: orderRequests.note,
      orderLimit: orderRequests.orderLimit,
      grandTotal: orderRequests.grandTotal,
      campaignId: orderRequests.campaignId,
      withoutCampaign: orderRequests.withoutCampaign,
      couponId: orderRequests.couponId,
      createdAt: orderRequests.createdAt,
      takenBackAt: orderRequests.takenBackAt,
      lines: sql<number>`(select count(*)::int from ${orderRequestLines}
        where ${orderRequestLines.requestId} = ${orderRequests.id})`,
      decision: decisions.decision,
      deciderName: decisions.deciderName,
      reason: decisions.reason,
      decidedAt: decisions.decidedAt,
      orderCode: orders.code,
    })
    .from(orderRequests)
    .innerJoin(carriers, eq(carriers.id, orderRequests.carrierId))
    .leftJoin(decisions, eq(decisions.requestId, orderRequests.id))
    .leftJoin(orders, eq(orders.id, decisions.orderId))
    .$dynamic()
}

const of = ({ partnerId, requesterId }: Whose) =>
  and(
    eq(orderRequests.businessPartnerId, partnerId),
    requesterId === null ? undefined : eq(orderRequests.requesterId, requesterId),
  )
