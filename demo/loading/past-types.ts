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
