import type { DemoPriceList } from '../catalogue/types'

export type PastBuyer = { first: string; last: string; city: string; district: string; street: string }
export type PastTicket = { daysAgo: number; subject: string; message: string; answer: string | null }
export type ContactRow = {
  daysAgo: number
  name: string
  email: string
  subject: string
  message: string
  isOpen: boolean
}

/** A paper that comes with an application: a PDF, or a photograph of one. */
export type SamplePaper = 'tax_plate' | 'tax_plate_photo' | 'signature_circular'

/** The application of the waiting dealer among the demo's accounts. */
export type WaitingApplication = {
  daysAgo: number
  city: string
  district: string
  street: string
  /** The goods that the company sells, and the terms that it asks for. */
  sells: string
  documents: readonly SamplePaper[]
}

export type PastApplication = WaitingApplication & {
  email: string
  companyName: string
  contactName: string
  phone: string
  taxOffice: string
  taxNumber: string
  /** Amounts in kuruş; null for an application that still waits. */
  decision:
    | { to: 'ask' | 'refuse'; reason: string }
    | {
        to: 'approve'
        priceList: DemoPriceList
        discounts: number[]
        paymentTermDays: number
        creditLimit: number
      }
    | null
}
