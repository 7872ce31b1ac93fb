export type { Approval, Partner, PartnerRole } from '~/features/identity/identity'
export { recipientTypeOf } from './partners/recipient-type'
export { type OrderBar, orderBar, orderBarText } from './order-bar'
export type { FieldError, Invoice, PostalAddress, SavedAddress } from './addresses/addresses'
export type { ApprovalEvent, ApprovalNotice } from './applications/application'
export { deletionDays, deletionDeadline } from './profile/profile'
export { documentPath, documentTypes } from './documents/documents'
export {
  largestListAmount,
  longestListName,
  possibleParents,
  type PriceListInput,
} from './partners/price-list'
