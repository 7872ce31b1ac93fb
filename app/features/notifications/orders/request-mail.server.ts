import { getRequestForEmail, type RequestMail } from '~/features/checkout/checkout.server'
import { enqueueForEach } from '../sending/each-owner.server'
import { writeAskedEmail, writeDecidedEmail } from './request-email'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** `asked`: emails every owner of the company that a request waits. `decided`: emails the requester the decision. */
export async function sendRequestMail(
  deps: MailDeps,
  { requestId, event, owner }: RequestMail,
): Promise<void> {
  const request = await getRequestForEmail(deps.db, requestId)
  if (!request) return
  const link = `${shopOrigin(deps.config)}/User/requests/${requestId}`
  if (event === 'decided') {
    const message = writeDecidedEmail(request, link)
    if (message) await sendShortMail(deps, request.requesterEmail, `request-decided.${requestId}`, message)
    return
  }
  // The request was decided or withdrawn meanwhile.
  if (request.decision) return
  const { owners } = request
  if (owner === undefined)
    return enqueueForEach(deps.db, owners, (owner) => ({
      name: 'send-request-mail',
      payload: { requestId, event, owner },
    }))
  const to = owners.find(({ id }) => id === owner)
  if (to)
    await sendShortMail(
      deps,
      to.email,
      `request-asked.${requestId}.${owner}`,
      writeAskedEmail(request, to.name, link),
    )
}
