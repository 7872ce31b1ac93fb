import { randomUUID } from 'node:crypto'
import type { Db } from '~/db/connection.server'
import type { Approval, Member, Partner, PartnerRole } from '~/features/identity/identity'
import { newSessionToken, sessionHash } from '~/features/identity/sessions/guest-session.server'
import { users } from '~/features/identity/tables.server'
import { findStanding } from '../customers.server'
import { businessPartnerDetails, businessPartners } from '../tables.server'

type Options = {
  kind?: Partner['kind']
  approval?: Approval
  priceListId?: number
  role?: PartnerRole
  orderLimit?: number
  email?: string
  name?: string
  emailVerified?: boolean
  /** Joins this member's partner. */
  colleague?: Member
}

/** A member as requests see one, by default the owner of an approved wholesale customer. */
export async function newMember(db: Db, options: Options = {}): Promise<Member> {
  const { kind = 'wholesale', approval = 1, role = 'owner', name = 'Ayşe Işık' } = options
  const email = options.email ?? `${randomUUID()}@uye.example`
  const [user] = await db
    .insert(users)
    .values({ uid: randomUUID(), email, emailVerified: options.emailVerified ?? true, name })
    .returning()
  const partnerId = options.colleague?.partner.id ?? (await newPartner())
  await db.insert(businessPartnerDetails).values({
    businessPartnerId: partnerId,
    userId: user!.id,
    name,
    email,
    role,
    orderLimit: options.orderLimit ?? null,
  })
  return {
    kind: 'member',
    sessionHash: sessionHash(newSessionToken()),
    isNew: false,
    user: { userId: user!.id, uid: user!.uid, name, email, emailVerified: user!.emailVerified, sessionId: 0 },
    ...(await findStanding(db, user!.id))!,
  }

  async function newPartner() {
    const [partner] = await db
      .insert(businessPartners)
      .values({ kind, name, approvalStatus: approval, priceListId: options.priceListId ?? null })
      .returning({ id: businessPartners.id })
    return partner!.id
  }
}

/** The member as the next request sees them, after a change to the partner. */
export async function readAgain(db: Db, member: Member): Promise<Member> {
  return { ...member, ...(await findStanding(db, member.user.userId))! }
}
