import type { ApprovalEvent } from '~/features/customers/customers'
import type { OrderStatus } from '~/features/orders/orders'

/** What the shop has decided; applying and adding documents are the member's own doing. */
export type MembershipNews = Exclude<ApprovalEvent, 'received' | 'documents_added'>

/** What a member has not done themselves and wants to know: how an order, a request, a ticket or the membership goes on. */
export type News = { id: number; at: string; note: string } & (
  | { kind: 'order'; about: string; what: `${OrderStatus}` }
  | { kind: 'membership'; about: ''; what: MembershipNews }
  | { kind: 'request'; about: string; what: 'asked' | 'approved' | 'refused' }
  | { kind: 'ticket'; about: string; what: 'answered' }
)

/** How long news are listed, in days. */
export const newsDays = 180
