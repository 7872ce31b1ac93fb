import { formatPrice } from '~/kernel/turkish'
import { getRequestForLetter } from '~/features/orders/orders.server'
import type { Deps } from '~/shop.server'
import { text } from './request-mail.text'
import { shopOrigin } from './shop-origin.server'
import { sendShortMail, type ShortMail } from './short-mail.server'

/** `asked`: tells every owner of the company that a request waits. `decided`: tells whoever asked how it ended. */
export async function sendRequestMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  { requestId, event }: { requestId: number; event: 'asked' | 'decided' },
): Promise<void> {
  const request = await getRequestForLetter(deps.db, requestId)
  if (!request) return
  const link = `${shopOrigin(deps.config)}/User/requests/${requestId}`
  if (event === 'decided') {
    const letter = decidedLetter(request, link)
    if (letter) await sendShortMail(deps, request.requesterEmail, `request-decided.${requestId}`, letter)
    return
  }
  // Decided or withdrawn meanwhile: there is nothing left to do.
  if (request.decision) return
  const { requesterName, grandTotal, orderLimit } = request
  const paragraphs = text.asked.paragraphs(requesterName, formatPrice(grandTotal), formatPrice(orderLimit))
  for (const [i, { name, email }] of request.owners.entries())
    await sendShortMail(deps, email, `request-asked.${requestId}.${i + 1}`, {
      ...{ subject: text.asked.subject(requesterName), greeting: text.greeting(name), paragraphs },
      action: { label: text.asked.action, link },
    })
}

type Request = NonNullable<Awaited<ReturnType<typeof getRequestForLetter>>>

function decidedLetter(
  { decision, deciderName, requesterName, reason, orderCode }: Request,
  link: string,
): ShortMail | null {
  const greeting = text.greeting(requesterName)
  if (decision === 'approved') {
    const { subject, paragraphs, action } = text.approved
    const [owner, code] = [deciderName ?? '', orderCode ?? '']
    return {
      ...{ subject: subject(code), greeting, paragraphs: paragraphs(owner, code) },
      action: { label: action, link },
    }
  }
  if (decision !== 'refused') return null
  const { subject, paragraphs, action } = text.refused
  return {
    ...{ subject, greeting, paragraphs: paragraphs(deciderName ?? '', reason ?? '') },
    action: { label: action, link },
  }
}
