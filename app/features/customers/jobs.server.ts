/** An email to a company's owners about its membership. Without `owner` the job queues one job for each owner. */
export type MembershipMail = { approvalId: number; owner?: number }

/** An email about a deletion request: to the shop, to the member, or to the former address of a forgotten member. */
export type DeletionMail =
  | { to: 'shop' | 'member'; requestId: number }
  | { to: 'forgotten'; requestId: number; email: string; name: string }

/** A price list with another list above it: the lists of products follow. */
export type PriceListMoved = { listId: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-membership-mail': MembershipMail
    'send-deletion-mail': DeletionMail
    'price-list-moved': PriceListMoved
  }
}
