import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { text } from './request-mail.text'
import type { ShortEmail } from '../email/short-email'

type Asked = { requesterName: string; grandTotal: Kurus; orderLimit: Kurus }

/** The email to an owner about a waiting request. */
export function writeAskedEmail(request: Asked, owner: string, link: string): ShortEmail {
  const { requesterName, grandTotal, orderLimit } = request
  const { subject, paragraphs, action } = text.asked
  return {
    subject: subject(requesterName),
    greeting: text.greeting(owner),
    paragraphs: paragraphs(requesterName, formatPrice(grandTotal), formatPrice(orderLimit)),
    action: { label: action, link },
  }
}

type Decided = {
  decision: string | null
  deciderName: string | null
  requesterName: string
  reason: string | null
  orderCode: string | null
}

/** The email to the requester about the decision; null when the request was withdrawn or still waits. */
export function writeDecidedEmail(request: Decided, link: string): ShortEmail | null {
  const { decision, deciderName, requesterName, reason, orderCode } = request
  const owner = deciderName ?? ''
  const greeting = text.greeting(requesterName)
  if (decision === 'approved') {
    const { subject, paragraphs, action } = text.approved
    const code = orderCode ?? ''
    return {
      subject: subject(code),
      greeting,
      paragraphs: paragraphs(owner, code),
      action: { label: action, link },
    }
  }
  if (decision !== 'refused') return null
  const { subject, paragraphs, action, reason: label } = text.refused
  return {
    subject,
    greeting,
    paragraphs: paragraphs(owner),
    quote: reason ? { label, words: reason } : undefined,
    action: { label: action, link },
  }
}
