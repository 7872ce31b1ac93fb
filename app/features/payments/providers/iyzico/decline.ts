import type { DeclineReason } from '../../attempts/attempt'

const byGroup: Record<string, DeclineReason> = {
  NOT_SUFFICIENT_FUNDS: 'insufficient_funds',
  DO_NOT_HONOUR: 'do_not_honour',
  INVALID_TRANSACTION: 'do_not_honour',
  LOST_CARD: 'lost_card',
  STOLEN_CARD: 'lost_card',
  EXPIRED_CARD: 'expired_card',
  INVALID_CVC2: 'wrong_cvc',
  INVALID_CVC2_LENGTH: 'wrong_cvc',
  NOT_PERMITTED_TO_CARDHOLDER: 'not_permitted',
  NOT_PERMITTED_TO_TERMINAL: 'not_permitted',
  RESTRICTED_BY_LAW: 'not_permitted',
  FRAUD_SUSPECT: 'fraud_suspected',
  INVALID_CARD_NUMBER: 'invalid_card',
  NOT_PERMITTED_TO_INSTALLMENT: 'no_installments',
}

/** The decline reason for iyzico's error group. */
export function declineOf(errorGroup: string): DeclineReason {
  return (Object.hasOwn(byGroup, errorGroup) ? byGroup[errorGroup] : undefined) ?? 'other'
}
