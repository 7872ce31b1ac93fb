import { asc, eq } from 'drizzle-orm'
import { briefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { BankAccount, PaymentMethod, PaymentType } from './payments'
import type { InstallmentPlan } from './installments'
import { bankAccounts, installmentPlans, paymentMethods } from './tables.server'

/** Active payment methods; kept in the process for 1 s. */
export function readActiveMethods(db: Db): Promise<PaymentMethod[]> {
  return briefly(db, 'payment-methods', () => selectActiveMethods(db))
}

async function selectActiveMethods(db: Db): Promise<PaymentMethod[]> {
  const rows = await db
    .select({
      type: paymentMethods.type,
      name: paymentMethods.name,
      description: paymentMethods.description,
      fee: paymentMethods.fee,
      feeKdvRate: paymentMethods.feeKdvRate,
      limit: paymentMethods.limit,
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.active, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.type))
  return rows.map((row) => ({ ...row, type: row.type as PaymentType }))
}

/** The Turkish name of a payment method; undefined for an unknown type. */
export async function readMethodName(db: Db, type: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: paymentMethods.name })
    .from(paymentMethods)
    .where(eq(paymentMethods.type, type))
  return row?.name
}

/** The shop's bank accounts in their chosen order. */
export function readBankAccounts(db: Db): Promise<BankAccount[]> {
  const { position, ...columns } = bankAccountColumns
  return db.select(columns).from(bankAccounts).orderBy(asc(position), asc(bankAccounts.id))
}

/** Instalment plans; kept in the process for 1 s. */
export function readPlans(db: Db): Promise<InstallmentPlan[]> {
  return briefly(db, 'installment-plans', () => selectPlans(db))
}

async function selectPlans(db: Db): Promise<InstallmentPlan[]> {
  const rows = await db.select().from(installmentPlans)
  return rows.map(({ percentHundredths, ...plan }) => ({ ...plan, percent: percentHundredths / 100 }))
}

const bankAccountColumns = {
  id: bankAccounts.id,
  bank: bankAccounts.bank,
  branch: bankAccounts.branch,
  holder: bankAccounts.holder,
  iban: bankAccounts.iban,
  currency: bankAccounts.currency,
  position: bankAccounts.position,
}
