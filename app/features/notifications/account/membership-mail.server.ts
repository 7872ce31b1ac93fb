import type { MembershipMail } from '~/features/customers/customers.server'
import { getApprovalNotice } from '~/features/customers/customers.server'
import { enqueueForEach } from '../sending/each-owner.server'
import { writeMembershipEmail } from './membership-email'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** Sends a company's owners an email about their application or membership. */
export async function sendMembershipMail(
  deps: MailDeps,
  { approvalId, owner }: MembershipMail,
): Promise<void> {
  const notice = await getApprovalNotice(deps.db, approvalId)
  const message = notice && writeMembershipEmail(notice, shopOrigin(deps.config))
  if (!message) return
  if (owner === undefined)
    return enqueueForEach(deps.db, notice.owners, (owner) => ({
      name: 'send-membership-mail',
      payload: { approvalId, owner },
    }))
  const to = notice.owners.find(({ id }) => id === owner)
  if (to) await sendShortMail(deps, to.email, `membership.${approvalId}.${owner}`, message)
}
