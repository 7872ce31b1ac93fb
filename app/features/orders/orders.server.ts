export { registerBuyer } from './own/register-buyer.server'
export {
  cancelOrder,
  getAccessibleOrder,
  type OrderAccess,
} from '~/features/fulfilment/processing/cancel-order.server'
export { findUnfinishedOrders, forgetRequests, hasOrders } from './record/forget-buyer.server'
export { expireOrder, settleOrder } from './status/change-status.server'
export {
  chooseAddress,
  chooseCarrier,
  choosePayment,
  getCheckout,
  saveAddress,
  saveNote,
} from '~/features/checkout/steps/save-steps.server'
export { findOpenPayment } from '~/features/checkout/payment/open-payment.server'
export { getOrderYears, listOrders, ofMember as ordersOfMember } from './own/list-orders.server'
export { accountPayments, startManualPayment } from '~/features/checkout/payment/manual-payment.server'
export { listPaidOrders } from './own/paid-orders.server'
export { findPayable } from './payment/payable.server'
export { getUncountedOrders } from './payment/on-account.server'
export { listInvoices } from '~/features/fulfilment/invoicing/list-invoices.server'
export {
  enqueueHandover,
  handOverInvoice,
  listOpenHandovers,
} from '~/features/fulfilment/invoicing/hand-over.server'
export { httpIntegrator } from '~/features/fulfilment/invoicing/http-integrator.server'
export { keepInvoice, openInvoice } from '~/features/fulfilment/invoicing/keep-invoice.server'
export { readActiveCarriers as listCarriersOfShop } from './carriers/carrier-store.server'
export {
  listOpenReturns,
  listOrdersOfShop,
  readHistoryOfShop,
} from '~/features/fulfilment/processing/staff-lists.server'
export { dropOldCheckouts } from '~/features/checkout/steps/draft-store.server'
export { dropOldAlerts } from '~/features/checkout/place/open-orders.server'
export { completeDelivered } from '~/features/fulfilment/processing/complete.server'
export {
  cancelByStaff,
  confirmPayment,
  startPacking,
} from '~/features/fulfilment/processing/staff-steps.server'
export { deliver, refuseDelivery } from '~/features/fulfilment/shipments/deliver.server'
export { ship } from '~/features/fulfilment/shipments/ship.server'
export { askReturn, type AskOutcome, findAskedReturn } from '~/features/fulfilment/returns/ask.server'
export { acceptReturn, receiveReturn, refuseReturn } from '~/features/fulfilment/returns/decide.server'
export { openReturnPhoto } from '~/features/fulfilment/returns/photo.server'
export { followCardRefunds } from '~/features/fulfilment/refunds/follow-card-refunds.server'
export {
  listDueRefunds,
  markRefundPaid,
  refundByStaff,
} from '~/features/fulfilment/refunds/staff-refunds.server'
export { confirmNotice, refuseNotice } from '~/features/fulfilment/notices/decide.server'
export { openNoticeReceipt } from '~/features/fulfilment/notices/receipt.server'
export { sendNotice } from '~/features/fulfilment/notices/send.server'
export { findNotice, listWaitingNotices } from '~/features/fulfilment/notices/store.server'
export { readNoticeTerms } from '~/features/fulfilment/notices/terms.server'
export { orderLink } from './own/order-link.server'
export { makeOrderPdf } from './papers/order-pdf.server'
export { type OrderCall, type OrderRequest, placeOrder } from '~/features/checkout/place/place-order.server'
export { getOrder, getOrderBySignedLink, getOwnOrder } from './record/read-order.server'
export { exportOrders } from './record/export-orders.server'
export { getOrderedGoods, reorder } from './own/reorder.server'
export { keepAsOwn, mayAct } from './own/own-orders.server'
export { readInstallmentTerms } from '~/features/checkout/quote/installment-terms.server'
export { retryPayment } from '~/features/checkout/payment/retry-payment.server'
export { settlePayment } from '~/features/checkout/payment/settle-payment.server'
export { submitOrder } from '~/features/checkout/place/submit-order.server'
export { linkGuestOrders, takeOverDraft } from './own/take-over.server'
export { requestApproval } from '~/features/checkout/approval/ask.server'
export { approveRequest, refuseRequest, takeBackRequest } from '~/features/checkout/approval/decide.server'
export {
  countWaitingRequests,
  getRequest,
  getRequestForLetter,
  listRequests,
} from '~/features/checkout/approval/read.server'
