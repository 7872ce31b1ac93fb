import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { checkDocument, cleanName, documentKey } from '~/features/customers/customers.server'
import { type FilePlace, storeFiles } from '~/features/media/media.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import {
  getAccessibleOrder,
  type OrderAccess,
  clearExpiry,
  lockOrder,
  enqueueNews,
  mayAct,
} from '~/features/orders/orders.server'
import type { Order } from '~/features/orders/orders'
import { mostNotices, oldestDays, type ReceiptProblem, type SendOutcome } from './notices'
import * as store from './store.server'
import { paymentNotices } from './tables.server'
import { readNoticeTerms } from './terms.server'

/**
 * A buyer's notice of a transfer. `key` belongs to the form, so that sending it twice makes one
 * notice.
 */
export type NoticeInput = {
  code: string
  accountId: number
  amount: Kurus
  /** A day, `2026-11-20`. */
  paidOn: string
  sender: string
  note: string
  key: string
}
type Upload = { name: string; bytes: Uint8Array }

/** Does the same as `tellPayment`, and stores the receipt as a private file (promise P19). */
export async function sendNotice(
  { db, ...place }: { db: Db } & FilePlace,
  access: OrderAccess,
  { receipt: upload, ...input }: NoticeInput & { receipt: Upload | null },
  now: Date,
): Promise<SendOutcome> {
  if (!upload) return tellPayment(db, access, input, now)
  const receipt = await checkReceipt(upload)
  if ('reason' in receipt) return { status: 'bad_receipt', reason: receipt.reason }
  const outcome = await storeFiles(
    place,
    [{ key: documentKey(receipt.id), bytes: receipt.bytes }],
    () => tellPayment(db, access, input, now, receipt),
    (sent) => sent.status === 'sent' && !sent.isRepeated,
  )
  return outcome ?? { status: 'bad_receipt', reason: 'notStored' }
}

/**
 * Records the buyer's notice that the money was sent. Until the staff decide, the order cannot
 * expire (`expiresAt` is cleared; see decide.server.ts). Emails to buyer and shop are queued in the
 * same transaction.
 */
export async function tellPayment(
  db: Db,
  access: OrderAccess,
  input: NoticeInput,
  now: Date,
  receipt: Receipt | null = null,
): Promise<SendOutcome> {
  const order = await getAccessibleOrder(db, access, input.code)
  if (!order) return { status: 'not_found' }
  if ('visitor' in access && !mayAct(access.visitor)) return { status: 'refused' }
  const earlier = await findSentNotice(db, order, input.key)
  if (earlier !== null) return { status: 'sent', noticeId: earlier, isRepeated: true }
  if (!isLikelyDay(input.paidOn, now)) return { status: 'bad_day' }
  return transaction(db, (db) => write(db, order, input, receipt, now))
}

/** Returns the notice that the same form made before; null when there is none. */
async function findSentNotice(db: Db, order: Pick<Order, 'id'>, key: string): Promise<number | null> {
  const earlier = await store.findNoticeByKey(db, key)
  return earlier?.orderId === order.id ? earlier.id : null
}

function isLikelyDay(day: string, now: Date): boolean {
  const oldest = new Date(now.getTime() - oldestDays * 86_400_000)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    day <= dayInIstanbul(now) &&
    day >= dayInIstanbul(oldest)
  )
}

type Receipt = { id: string; name: string; mediaType: string; bytes: Uint8Array }

async function checkReceipt({ name, bytes }: Upload): Promise<Receipt | { reason: ReceiptProblem }> {
  const check = await checkDocument(bytes)
  if (check.status === 'accepted') {
    const { mediaType } = check.document
    return { ...check.document, id: randomUUID(), name: cleanName(name, mediaType) }
  }
  if (check.reason === 'tooLarge' || check.reason === 'tooManyPixels') return { reason: 'tooLarge' }
  return { reason: check.reason === 'format' ? 'format' : 'unreadable' }
}

async function write(
  db: Transaction,
  { id: orderId, code }: Order,
  input: NoticeInput,
  receipt: Receipt | null,
  now: Date,
): Promise<SendOutcome> {
  await lockOrder(db, code)
  const earlier = await store.findNoticeByKey(db, input.key)
  if (earlier)
    return earlier.orderId === orderId
      ? { status: 'sent', noticeId: earlier.id, isRepeated: true }
      : { status: 'refused' }
  const terms = await readNoticeTerms(db, code, now)
  if (!terms) return { status: 'refused' }
  if ((await db.$count(paymentNotices, eq(paymentNotices.orderId, orderId))) >= mostNotices)
    return { status: 'too_many' }
  const account = terms.accounts.find(({ id }) => id === input.accountId)
  if (!account) return { status: 'unknown_account' }
  const { amount, paidOn, sender, note, key } = input
  const noticeId = await store.insertNotice(db, {
    orderId,
    bank: account.bank,
    iban: account.iban,
    amount,
    paidOn,
    sender,
    note,
    key,
    sentAt: now,
    ...(receipt ? { fileId: receipt.id, fileName: receipt.name, mediaType: receipt.mediaType } : {}),
  })
  await clearExpiry(db, orderId)
  await enqueueNews(db, code, 'notice', noticeId)
  await enqueue(db, { name: 'send-notice-mail', payload: { noticeId } }, { key: `notice-mail-${noticeId}` })
  return { status: 'sent', noticeId, isRepeated: false }
}
