import { readWords } from '~/features/mail-texts/mail-texts.server'
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
  const to = { origin: shopOrigin(deps.config), words: await readWords(deps.db) }
  const message = notice && writeMembershipEmail(notice, to)
  if (!message) return
  if (owner === undefined)
    return enqueueForEach(deps.db, notice.owners, (owner) => ({
      name: 'send-membership-mail',
      payload: { approvalId, owner },
    }))
  const receiver = notice.owners.find(({ id }) => id === owner)
  if (receiver) await sendShortMail(deps, receiver.email, `membership.${approvalId}.${owner}`, message)
}
