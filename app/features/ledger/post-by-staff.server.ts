import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Kurus } from '~/kernel/money'
import type { PaymentMeans } from './ledger'
import {
  postOpening,
  type PostOutcome,
  postPayment,
  postPriceDifference,
  postTransfer,
  type Posting,
} from './post.server'

/** An entry that staff make by hand. Amounts in kuruş; `difference` and `opening` are negative in the customer's favour. */
export type StaffEntry =
  | { name: 'payment'; amount: Kurus; means: PaymentMeans }
  | { name: 'opening'; amount: Kurus; dueOn?: string }
  | { name: 'difference'; amount: Kurus }
  | { name: 'transfer'; amount: Kurus; toPartnerId: number }

/** Posts an entry by hand and audits it. The same key posts once. Back office and command line call it. */
export function postByStaff(db: Db, entry: StaffEntry, posting: Posting): Promise<PostOutcome> {
  return transaction(db, async (db) => {
    const outcome = await write()
    if (outcome.status !== 'posted') return outcome
    const { name, ...facts } = entry
    const { partnerId, postedOn, documentNo, description, actor } = posting
    await audit(db, {
      actor,
      action: `ledger ${name}`,
      subject: `business_partners ${partnerId}`,
      after: { entry: outcome.entryId, postedOn, documentNo, description, ...facts },
    })
    return outcome

    function write(): Promise<PostOutcome> {
      switch (entry.name) {
        case 'payment':
          return postPayment(db, { ...posting, amount: entry.amount, means: entry.means })
        case 'opening':
          return postOpening(db, {
            ...posting,
            amount: entry.amount,
            ...(entry.dueOn ? { dueOn: entry.dueOn } : {}),
          })
        case 'difference':
          return postPriceDifference(db, { ...posting, amount: entry.amount })
        case 'transfer':
          return postTransfer(db, { ...posting, amount: entry.amount, toPartnerId: entry.toPartnerId })
      }
    }
  })
}
