export { approveRequest, refuseRequest, takeBackRequest } from './approval/decide.server'
export { forgetRequests } from './approval/forget.server'
export { countWaitingRequests, getRequest, getRequestForEmail, listRequests } from './approval/read.server'
export { accountPayments, startManualPayment } from './payment/manual-payment.server'
export { findOpenPayment } from './payment/open-payment.server'
export { retryPayment } from './payment/retry-payment.server'
export { settlePayment } from './payment/settle-payment.server'
export {
  askForPhoneCode,
  dropOldPhoneCodes,
  enterPhoneCode,
  getPhoneConfirmation,
  makePhoneCode,
} from './phone/phone-code.server'
export { dropOldAlerts } from './place/open-orders.server'
export { fromBasket } from './place/ordered-goods.server'
export {
  type BehalfOutcome,
  placeOnBehalf,
  quoteOnBehalf,
  readTypedLines,
  type Wish,
} from './place/on-behalf.server'
export { placeOrder } from './place/place-order.server'
export { submitOrder, type SubmitOutcome } from './place/submit-order.server'
export { readInstallmentTerms } from './quote/installment-terms.server'
export { dropOldCheckouts, takeOverDraft } from './steps/draft-store.server'
export {
  chooseAddress,
  chooseCarrier,
  choosePayment,
  getCheckout,
  saveAddress,
} from './steps/save-steps.server'
export type { OpenOrdersMail, PhoneCodeSms, RequestMail } from './jobs.server'
