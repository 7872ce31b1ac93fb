import { getApprovalNotice } from '~/features/customers/customers.server'
import type { Deps } from '~/shop.server'
import { writeMembershipLetter } from './membership-letter'
import { shopOrigin } from './shop-origin.server'
import { sendShortMail } from './short-mail.server'

/** Tells the owners of a company what has happened to their application or membership. */
export async function sendMembershipMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  approvalId: number,
): Promise<void> {
  const notice = await getApprovalNotice(deps.db, approvalId)
  const letter = notice && writeMembershipLetter(notice, shopOrigin(deps.config))
  if (!letter) return
  for (const [i, to] of notice.emails.entries())
    await sendShortMail(deps, to, `membership.${approvalId}.${i}`, letter)
}
