import type { ApprovalEvent } from '~/features/customers/customers'
import type { OrderStatus } from '~/features/orders/orders'

/** Decisions of the shop. Applying and adding documents are the member's own actions and no news. */
export type MembershipNews = Exclude<ApprovalEvent, 'received' | 'documents_added'>

/** News for a member about others' actions: on an order, a request, a ticket or the membership. */
export type News = { id: number; at: string; note: string } & (
  | { kind: 'order'; about: string; what: `${OrderStatus}` }
  | { kind: 'membership'; about: ''; what: MembershipNews }
  | { kind: 'request'; about: string; what: 'asked' | 'approved' | 'refused' }
  | { kind: 'ticket'; about: string; what: 'answered' }
)

/** Days during which news are listed. */
export const newsDays = 180
