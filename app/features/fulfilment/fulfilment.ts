export {
  type BookOutcome,
  type LedgerOutcome,
  type LineClass,
  lineClasses,
  type LineMatch,
  type LineState,
  type OpenLine,
} from './bank-lines/bank-lines'
export type { EditPlan, EditRefusal, EditWish } from './edits/edit-order'
export type { InvoiceIntegrator } from './invoicing/integrator'
export type { PaymentNotice } from './notices/notices'
export type { Staff, StaffOutcome } from './processing/staff'
export type { OrderRefund, OrderReturn, ReturnKind, Shipment } from './record/fulfilment-record'
export { returnKindsFor } from './returns/right'
export type { FullOrder } from './record/full-order'
