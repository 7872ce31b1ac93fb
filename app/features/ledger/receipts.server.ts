import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { readCreditTerms } from '~/features/customers/customers.server'
import { getSeller } from '~/features/settings/settings.server'
import { makePdf } from '~/pdf/pdf.server'
import type { Page } from '~/http/calls/list-query'
import type { PaidEntry } from './ledger'
import { writeReceipt } from './receipt-paper'
import { ledgerEntries, ledgerLines } from './tables.server'

const paid = {
  entryId: ledgerEntries.id,
  postedOn: ledgerEntries.postedOn,
  means: ledgerEntries.means,
  documentNo: ledgerEntries.documentNo,
  description: ledgerEntries.description,
  amount: ledgerLines.amount,
}

const isPayment = (partnerId: number) =>
  and(eq(ledgerLines.businessPartnerId, partnerId), eq(ledgerEntries.kind, 'payment'))

/** A customer's payments onto the account, newest first. */
export async function listPayments(
  db: Db,
  partnerId: number,
  { start, length }: Page,
): Promise<{ payments: PaidEntry[]; total: number }> {
  const joined = eq(ledgerEntries.id, ledgerLines.entryId)
  const rows = await db
    .select(paid)
    .from(ledgerLines)
    .innerJoin(ledgerEntries, joined)
    .where(isPayment(partnerId))
    .orderBy(desc(ledgerEntries.postedOn), desc(ledgerEntries.id))
    .offset(start)
    .limit(length)
  const [all] = await db
    .select({ total: count() })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, joined)
    .where(isPayment(partnerId))
  return { payments: rows.map(toPaid), total: all!.total }
}

/** The receipt of a payment as a file; null when the customer has no payment of this number. */
export async function makeReceipt(
  db: Db,
  partnerId: number,
  { entryId, now }: { entryId: number; now: Date },
): Promise<{ name: string; bytes: Buffer; mediaType: string } | null> {
  const [row] = await db
    .select(paid)
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(isPayment(partnerId), eq(ledgerEntries.id, entryId)))
  if (!row) return null
  const customer = (await readCreditTerms(db, partnerId))?.name ?? ''
  const bytes = await makePdf(writeReceipt(toPaid(row), customer, await getSeller(db), now))
  return { name: `tahsilat-makbuzu-${entryId}.pdf`, bytes, mediaType: 'application/pdf' }
}

type Row = { means: PaidEntry['means'] | null; amount: number } & Omit<PaidEntry, 'means' | 'amount'>

function toPaid({ means, amount, ...row }: Row): PaidEntry {
  return { ...row, means: means!, amount: -amount }
}
