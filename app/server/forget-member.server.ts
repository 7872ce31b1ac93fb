import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { forgetConsents } from '~/features/consents/consents.server'
import {
  findDeletionRequest,
  findMembership,
  findPhoneOfUser,
  finishDeletion,
  forgetPerson,
  lockMembership,
  type Membership,
} from '~/features/customers/customers.server'
import { text as customers } from '~/features/customers/text'
import { forgetUser, type Leaving, lockUser } from '~/features/identity/identity.server'
import { forgetContacts } from '~/features/contact/contact.server'
import { hasEntries, readBalance } from '~/features/ledger/ledger.server'
import { findUnfinishedOrders } from '~/features/fulfilment/fulfilment.server'
import { forgetRequests } from '~/features/checkout/checkout.server'
import { hasOrders, listCodesPlacedBy } from '~/features/orders/orders.server'
import { forgetNewsletters } from '~/features/newsletters/newsletters.server'
import { forgetReferrers } from '~/features/referrers/referrers.server'
import { forgetSmsCampaigns } from '~/features/sms-campaigns/sms-campaigns.server'
import { forgetAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { forgetTickets } from '~/features/support/support.server'
import { forgetAnswers } from '~/http/calls/idempotency-store.server'
import type { Kurus } from '~/kernel/money'

/** A reason why a member cannot be forgotten yet. */
export type Hold =
  /** The company has other users but no other owner. */
  | { status: 'last_owner'; company: string }
  | { status: 'unfinished_orders'; codes: string[] }
  /** Above 0: the member owes the shop. Below 0: the shop owes the member. */
  | { status: 'balance'; balance: Kurus }

export type ForgetOutcome =
  | Hold
  /** `staying`: the company that the member leaves, which keeps its own data; null: none. */
  | { status: 'forgotten'; staying: string | null }
  | { status: 'unknown' | 'staff' | 'not_asked' }

/**
 * Deletes a member's personal data for good (KVKK art. 7, 11), all or nothing. Records that the law requires stay (orders,
 * contracts, invoices, the ledger, consents; docs/decisions/who-is-forgotten.md lists them). `asked`: the channel of the
 * request, when it was not the member's account.
 */
export function forgetMember(
  db: Db,
  email: string,
  { actor, asked, now }: { actor: string; asked: string | null; now: Date },
): Promise<ForgetOutcome> {
  return transaction(db, async (db) => {
    const user = await lockUser(db, email)
    if (!user) return { status: 'unknown' }
    if (user.staffRole) return { status: 'staff' }
    const request = await findDeletionRequest(db, { userId: user.id })
    if (!request && asked === null) return { status: 'not_asked' }
    const membership = await lockMembership(db, user.id)
    const hold = await holdOf(db, user.id, membership)
    if (hold) return hold
    const requestId = await forgetEverywhere(db, user, membership, now)
    const staying = membership && !membership.isAlone ? membership.name : null
    await audit(db, {
      actor,
      action: 'forget',
      subject: `users ${user.id}`,
      before: { requestedAt: request?.requestedAt ?? null, asked, partner: membership?.partnerId ?? null },
      after: { deletionRequest: requestId },
    })
    const message = { to: 'forgotten', requestId, email: user.email, name: user.name } as const
    await enqueue(db, { name: 'send-deletion-mail', payload: message })
    return { status: 'forgotten', staying }
  })
}

/** The reason why a user cannot be forgotten now; null: there is none. */
export async function findHold(db: Db, userId: number): Promise<Hold | null> {
  return holdOf(db, userId, await findMembership(db, userId))
}

async function holdOf(db: Db, userId: number, membership: Membership | null): Promise<Hold | null> {
  if (membership?.isLastOwner) return { status: 'last_owner', company: membership.name }
  const ending = membership?.isAlone ? membership.partnerId : null
  const codes = await findUnfinishedOrders(db, userId, ending)
  if (codes.length > 0) return { status: 'unfinished_orders', codes }
  const balance = ending === null ? 0 : await readBalance(db, ending)
  return balance === 0 ? null : { status: 'balance', balance }
}

async function forgetEverywhere(
  db: Transaction,
  user: Leaving,
  membership: Membership | null,
  now: Date,
): Promise<number> {
  // A company's account stays under its name; the orders of a person carry the buyer's name themselves.
  const isCompany = membership?.kind === 'wholesale'
  const keepsName =
    isCompany && ((await hasEntries(db, membership.partnerId)) || (await hasOrders(db, membership.partnerId)))
  await forgetSmsCampaigns(db, await findPhoneOfUser(db, user.id))
  await forgetConsents(db, user, now)
  await forgetPerson(db, user, membership, { keepsName, now })
  await forgetRequests(db, user.id, customers.forgotten)
  await forgetTickets(db, user.id, now)
  await forgetAlerts(db, user.email)
  await forgetNewsletters(db, user.email)
  await forgetContacts(db, user)
  await forgetReferrers(db, await listCodesPlacedBy(db, user.id))
  await forgetAnswers(db, `user ${user.id}`)
  const requestId = await finishDeletion(db, user, now)
  await forgetUser(db, user)
  return requestId
}
