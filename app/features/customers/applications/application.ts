import type { Approval } from '~/features/identity/identity'
import type { PartnerDocument } from '../documents/documents'

/** Events of an application; each is a dated row. */
export type ApprovalEvent =
  | 'received'
  | 'documents_asked'
  | 'documents_added'
  | 'approved'
  | 'refused'
  | 'suspended'

/** Steps of the form, as in its addresses. */
export const applicationSteps = ['firma', 'iletisim', 'belgeler', 'gonder'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** A validated wholesale application. Phone in E.164, tax number a VKN or TCKN. */
export type Application = {
  companyName: string
  taxOffice: string
  taxNumber: string
  contactName: string
  phone: string
  email: string
  cityId: number
  districtId: number
  /** Empty when left out. */
  neighbourhood: string
  street: string
  sells: string
}

/** An event with the data of its email. */
export type ApprovalNotice = {
  event: ApprovalEvent
  companyName: string
  contactName: string
  reason: string
  /** All recipients. */
  owners: { id: number; email: string }[]
}

/** The status of an application as its owner sees it. */
export type ApplicationStatus = {
  companyName: string
  approval: Approval
  /** Time of the last application. */
  receivedAt: Date | null
  /** Expected time of the decision. */
  expectedBy: Date | null
  /** The reason of a refusal, or the missing documents; null when none was given. */
  reason: string | null
  documentsAsked: boolean
  documents: PartnerDocument[]
}
