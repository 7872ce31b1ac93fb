export {
  carrierEditor,
  listAllCarriers,
  readActiveCarriers,
  readActiveCarriers as listCarriersOfShop,
} from './carriers/carrier-store.server'
export type { OrderNews, OrderNewsMail } from './jobs.server'
export {
  areAccepted,
  type Contract,
  drawUpContracts,
  missingContracts,
  renderContracts,
  showContract,
} from './contracts/contracts.server'
export { getAccessibleOrder, type OrderAccess } from './own/access.server'
export { getOrderYears, listOrders, ofMember as ordersOfMember } from './own/list-orders.server'
export { orderLink } from './own/order-link.server'
export { hasOrders, listCodesPlacedBy, keepAsOwn, mayAct, maySee, seenBy } from './own/own-orders.server'
export { listPaidOrders } from './own/paid-orders.server'
export { readLastBought } from './record/last-bought.server'
export { findPurchase } from './record/purchase.server'
export { registerBuyer } from './own/register-buyer.server'
export { getOrderedGoods, reorder } from './own/reorder.server'
export { trackOrder } from './own/track-order.server'
export { linkGuestOrders } from './own/take-over.server'
export { makeOrderPdf } from './papers/order-pdf.server'
export { getUncountedOrders, readUncounted } from './payment/on-account.server'
export { findPayable, readBilling, type PaysFor } from './payment/payable.server'
export { findBuyers } from './record/buyers.server'
export { byOrder, exportOrders } from './record/export-orders.server'
export { isOrderCode, newOrderCode, orderCodeLength } from './record/order-code.server'
export { insertOrder } from './record/order-store.server'
export { getOrder, getOrderById, getOrderBySignedLink, getOwnOrder } from './record/read-order.server'
export { findShopperOfOrder, type OrderKey } from './record/read-store.server'
export {
  type Cause,
  changeStatus,
  type LockedOrder,
  lockOrder,
  moveOrder,
  replaceOrder,
  settleOrder,
  setDelivered,
} from './status/change-status.server'
export { addOrderNote, listOrderNotes, longestNote } from './notes/notes.server'
export { type EditableLine, readEditableLines, reviseOrder, settleDue } from './edits/revise-order.server'
export { changeDelivery } from './record/change-delivery.server'
export { enqueueNews } from './status/news.server'
export { enqueueOrderMail, orderMailJob } from './status/order-mail.server'
export {
  readBuyers,
  readCategories,
  readDailyTotals,
  readGroups,
  readKdv,
  readSales,
  readSoldGoods,
} from './reports/sales.server'
export { findOrders, type FoundOrder, hasAnyOrder, mostCounted } from './record/find-orders.server'
export { type OrderDetails, readLastOrders, readOrderDetails } from './record/order-details.server'
export {
  auditSubjectsOf,
  findOrderId,
  findOrderPartnerId,
  findPartnerOfOrder,
  keepOrdersOf,
} from './record/order-partner.server'
export { makeParcelLabels } from './papers/parcel-labels.server'
export { readPackingSlips } from './record/packing-slips.server'
export { listOrdersOfShop, readHistoryOfShop } from './record/staff-lists.server'
export { clearExpiry, expireOrder, expiryJob, setExpiry } from './status/expiry.server'
export { remindOfTransfers } from './status/transfer-reminder.server'
export { watchOrders } from './status/watch-orders.server'
export { reviveOrder } from './status/revive-order.server'
export { cancelPieces, readPieces } from './record/line-store.server'
export { orderNames } from './row-names.server'
