export type { Approval, Partner, PartnerRole } from '~/features/identity/identity'
export { type OrderBar, orderBar, orderBarText } from './order-bar'
export type { FieldError, Invoice, PostalAddress, SavedAddress } from './addresses'
export type { ApprovalEvent, ApprovalNotice } from './application'
