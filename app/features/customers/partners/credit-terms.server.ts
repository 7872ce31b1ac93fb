import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { approvals } from '~/features/identity/identity'
import { businessPartners } from '../tables.server'

/** A customer's terms for buying on account. Limit in kuruş. */
export type CreditTerms = {
  name: string
  creditLimit: number
  paymentTermDays: number
  /** True for approved wholesale customers, who alone may order on account. */
  isDealer: boolean
}

const { id, name, kind, approvalStatus, creditLimit, paymentTermDays, deletedAt } = businessPartners
const columns = { name, kind, approvalStatus, creditLimit, paymentTermDays }

/** Null for an unknown customer. */
export async function readCreditTerms(db: Db, partnerId: number): Promise<CreditTerms | null> {
  const [row] = await db
    .select(columns)
    .from(businessPartners)
    .where(and(eq(id, partnerId), isNull(deletedAt)))
  return row ? termsOf(row) : null
}

/** The same, locked until the transaction ends against other decisions on these terms and against changes. */
export async function lockCreditTerms(db: Transaction, partnerId: number): Promise<CreditTerms | null> {
  const [row] = await db
    .select(columns)
    .from(businessPartners)
    .where(and(eq(id, partnerId), isNull(deletedAt)))
    .for('no key update')
  return row ? termsOf(row) : null
}

type Row = Pick<typeof businessPartners.$inferSelect, keyof typeof columns>

function termsOf({ name, kind, approvalStatus, creditLimit, paymentTermDays }: Row): CreditTerms {
  const isDealer = kind === 'wholesale' && approvalStatus === approvals.approved
  return { name, creditLimit, paymentTermDays, isDealer }
}
