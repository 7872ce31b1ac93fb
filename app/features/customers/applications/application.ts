import type { Approval } from '~/features/identity/identity'
import type { PartnerDocument } from '../documents/documents'

/** What happens to an application; every one is a dated row. */
export type ApprovalEvent =
  | 'received'
  | 'documents_asked'
  | 'documents_added'
  | 'approved'
  | 'refused'
  | 'suspended'

/** Steps of the form, as addresses name them. */
export const applicationSteps = ['firma', 'iletisim', 'belgeler', 'gonder'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** A wholesale application, checked. Phone in E.164, tax number a VKN or TCKN. */
export type Application = {
  companyName: string
  taxOffice: string
  taxNumber: string
  contactName: string
  phone: string
  email: string
  cityId: number
  districtId: number
  /** Empty: not said. */
  neighbourhood: string
  street: string
  sells: string
}

/** One event as the letter about it needs it. */
export type ApprovalNotice = {
  event: ApprovalEvent
  companyName: string
  contactName: string
  reason: string
  /** Everybody who is told. */
  owners: { id: number; email: string }[]
}

/** Where an application stands, as its owner is told. */
export type ApplicationStatus = {
  companyName: string
  approval: Approval
  /** When the last application came. */
  receivedAt: Date | null
  /** When the decision is expected. */
  expectedBy: Date | null
  /** Why it was refused, or which documents are missing; null when nothing was said. */
  reason: string | null
  documentsAsked: boolean
  documents: PartnerDocument[]
}
