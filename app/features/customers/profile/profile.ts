import type { Approval, PartnerRole } from '~/features/identity/identity'

/** A signed-in customer as their own pages and calls show them. */
export type Profile = {
  userId: number
  uid: string
  name: string
  email: string
  emailVerified: boolean
  /** E.164; empty: none is kept. */
  phone: string
  partnerId: number
  detailId: number
  partnerName: string
  kind: 'retail' | 'wholesale'
  approval: Approval
  role: PartnerRole
}

/** A wish to be forgotten that the shop has not fulfilled yet. */
export type DeletionRequest = { requestedAt: Date }

/** Days within which a wish to be forgotten is fulfilled (KVKK art. 13). */
export const deletionDays = 30

/** The last moment for a wish of that moment. */
export const deletionDeadline = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + deletionDays * 24 * 3_600_000)
