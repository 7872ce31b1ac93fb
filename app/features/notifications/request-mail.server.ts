import { getRequestForLetter } from '~/features/orders/orders.server'
import type { Deps } from '~/shop.server'
import { writeAskedLetter, writeDecidedLetter } from './request-letter'
import { shopOrigin } from './shop-origin.server'
import { sendShortMail } from './short-mail.server'

/** `asked`: tells every owner of the company that a request waits. `decided`: tells whoever asked how it ended. */
export async function sendRequestMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  { requestId, event }: { requestId: number; event: 'asked' | 'decided' },
): Promise<void> {
  const request = await getRequestForLetter(deps.db, requestId)
  if (!request) return
  const link = `${shopOrigin(deps.config)}/User/requests/${requestId}`
  if (event === 'decided') {
    const letter = writeDecidedLetter(request, link)
    if (letter) await sendShortMail(deps, request.requesterEmail, `request-decided.${requestId}`, letter)
    return
  }
  // Decided or withdrawn meanwhile: there is nothing left to do.
  if (request.decision) return
  for (const [i, { name, email }] of request.owners.entries())
    await sendShortMail(
      deps,
      email,
      `request-asked.${requestId}.${i + 1}`,
      writeAskedLetter(request, name, link),
    )
}
