import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import {
  businessPartnerDetails,
  businessPartners,
  partnerApprovals,
  priceLists,
} from '~/features/customers/tables.server'
import { findKnownEmails } from '~/features/identity/identity.server'
import { hashPassword } from '~/features/identity/local/password-hash.server'
import { accounts, users } from '~/features/identity/tables.server'
import { demoAccounts, demoPassword, type DemoAccount } from '../shop/accounts'

/** Accounts to try the demo shop with; makes those that are missing. */
export async function loadAccounts(db: Transaction): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email)
  const known = await findKnownEmails(db, emails)
  const missing = demoAccounts.filter(({ email }) => !known.includes(email))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demoPassword)
  for (const account of missing) await loadAccount(db, account, passwordHash)
}

async function loadAccount(db: Transaction, account: DemoAccount, passwordHash: string): Promise<void> {
  const { email, name, staffRole = null, partner } = account
  const [user] = await db
    .insert(users)
    .values({ uid: randomUUID(), email, emailVerified: true, name, staffRole })
    .returning({ id: users.id })
  await db.insert(accounts).values({ userId: user!.id, passwordHash })
  if (!partner) return
  const { priceList, phone, ...facts } = partner
  const [list] = priceList
    ? await db.select({ id: priceLists.id }).from(priceLists).where(eq(priceLists.code, priceList))
    : []
  const [made] = await db
    .insert(businessPartners)
    .values({ ...facts, priceListId: list?.id ?? null })
    .returning({ id: businessPartners.id })
  await db
    .insert(businessPartnerDetails)
    .values({ businessPartnerId: made!.id, userId: user!.id, name, email, phone, role: 'owner' })
  const decided = partner.approvalStatus === 0 ? 'received' : 'approved'
  await db
    .insert(partnerApprovals)
    .values({ businessPartnerId: made!.id, status: partner.approvalStatus, event: decided, actor: 'demo' })
}
