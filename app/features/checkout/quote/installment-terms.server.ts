import type { Db } from '~/db/connection.server'
import { getInstallmentLimit } from '~/features/catalogue/catalogue.server'
import { mostInstallments } from '~/features/payments/payments'
import { getInstallmentPlans } from '~/features/payments/payments.server'
import type { InstallmentTerms } from './quote'

/** Returns the instalment plans for these goods; the strictest limit of all goods counts. */
export async function readInstallmentTerms(db: Db, productIds: readonly number[]): Promise<InstallmentTerms> {
  const plans = await getInstallmentPlans(db)
  if (plans.length === 0) return noInstallments
  return { plans, most: (await getInstallmentLimit(db, productIds)) ?? mostInstallments }
}

/** The terms that allow only a single payment. */
export const noInstallments: InstallmentTerms = { plans: [], most: 1 }
