import type { Approval, PartnerRole } from '~/features/identity/identity'

/** A signed-in customer's own data. */
export type Profile = {
  userId: number
  uid: string
  name: string
  email: string
  emailVerified: boolean
  /** E.164; empty when none is stored. */
  phone: string
  partnerId: number
  detailId: number
  partnerName: string
  kind: 'retail' | 'wholesale'
  approval: Approval
  role: PartnerRole
}

/** An open deletion request. */
export type DeletionRequest = { requestedAt: Date }

/** Days within which a deletion request must be fulfilled (KVKK art. 13). */
export const deletionDays = 30

/** The deadline of a request. */
export const deletionDeadline = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + deletionDays * 24 * 3_600_000)
