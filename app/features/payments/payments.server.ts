import { briefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { hasCredit } from '~/features/ledger/ledger.server'
import type { InstallmentPlan } from './installments'
import { type BankAccount, guestPaymentTypes, type PaymentMethod, paymentTypes } from './payments'
import * as store from './store.server'

export { accountItem, settleAccountPayment } from './account-payments.server'
export {
  findAttempt,
  findLatestAttempt,
  markSettled,
  recordResult,
  refundCapture,
  startAttempt,
} from './attempts/attempts.server'
export {
  chooseGateway,
  leaveGateway,
  listGatewayAccounts,
  openGatewayAccounts,
  previewGatewayAccount,
  removeGatewayAccount,
  saveGatewayAccount,
} from './accounts/accounts.server'
export { bankAccountEditor, listBankAccounts } from './bank-account-editor.server'
export { changePaymentMethod, listPaymentMethods, openPaymentMethods } from './edit-method.server'
export { exportPayments } from './export-payments.server'
export { makePaymentReceipt } from './receipt.server'
export { beginPayment } from './attempts/begin-payment.server'
export { askAboutPayments } from './attempts/reconcile.server'
export { getRefunds, getRefundStates, requestRefund } from './refunds/refunds.server'
export { bankPage } from './providers/test-bank/pages.server'
export { iyzico } from './providers/iyzico/gateway.server'
export { paytr } from './providers/paytr/gateway.server'
export { testBank } from './providers/test-bank/gateway.server'
export { findSettledPayments } from './attempts/settled-payments.server'
export {
  findOpenRefund,
  listOpenRefunds,
  markRefundGiven,
  sendRefundAgain,
} from './refunds/open-refunds.server'
export { sendRefund } from './refunds/send-refund.server'
export { paymentNames } from './row-names.server'

/** Payment methods of this visitor, in the shop's order. */
export async function getPaymentMethods(db: Db, visitor: Visitor): Promise<PaymentMethod[]> {
  const methods = await store.readActiveMethods(db)
  const types = (await hasCredit(db, visitor))
    ? [...guestPaymentTypes, paymentTypes.openAccount]
    : guestPaymentTypes
  return methods.filter((method) => types.includes(method.type))
}

/** Instalment counts on offer, unordered. */
export function getInstallmentPlans(db: Db): Promise<InstallmentPlan[]> {
  return store.readPlans(db)
}

/** True when the shop offers card payment. */
export async function takesCards(db: Db): Promise<boolean> {
  return (await store.readActiveMethods(db)).some(({ type }) => type === paymentTypes.card)
}

/** Name of a payment method, including one that is no longer offered. */
export function getPaymentName(db: Db, type: number): Promise<string> {
  return briefly(db, `payment-name ${type}`, async () => (await store.readMethodName(db, type)) ?? '')
}

/** The shop's bank accounts, in the shop's order. */
export function getBankAccounts(db: Db): Promise<BankAccount[]> {
  return briefly(db, 'bank-accounts', () => store.readBankAccounts(db))
}
