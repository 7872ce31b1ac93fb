import type { RowName } from '~/db/name-rows.server'
import { bankAccounts, paymentMethods } from './tables.server'

/** The names by which people know this feature's rows. */
export const paymentNames: readonly RowName[] = [
  { id: paymentMethods.type, name: paymentMethods.name },
  { id: bankAccounts.id, name: bankAccounts.bank },
]
