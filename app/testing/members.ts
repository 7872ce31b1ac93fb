import { randomUUID } from 'node:crypto'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { userCookieName } from '~/features/identity/sessions/cookies.server'
import type { Approval, Partner, PartnerRole } from '~/features/identity/identity'
import { openDeviceSession } from '~/features/identity/identity.server'
import { hashPassword } from '~/features/identity/local/password-hash.server'
import { accounts, users } from '~/features/identity/tables.server'
import { transaction } from '~/db/transaction.server'
import type { TestShop } from './shop'

/** The shop to sign in at: one of the tests, or a measured one. */
type Place = Pick<TestShop, 'db' | 'origin' | 'browser'> & {
  deps: Pick<TestShop['deps'], 'secret' | 'clock'>
}

type MemberOptions = {
  kind?: Partner['kind']
  approval?: Approval
  role?: PartnerRole
  priceListId?: number
  discounts?: number[]
  orderLimit?: number
  /** Joins this partner instead of creating one. */
  partnerId?: number
  email?: string
  name?: string
}

/** Password of all users that these tests create. */
export const memberPassword = 'uzun ve hoş bir parola'
let memberHash: Promise<string> | undefined

/** A member of the shop, by default an approved retail customer, with a signed-in browser. */
export async function openMember(shop: Place, options: MemberOptions = {}) {
  const { kind = 'retail', approval = 1, role = 'owner', name = 'Ayşe Işık' } = options
  const user = await makeUser(shop, name, options.email, null)
  const partnerId = options.partnerId ?? (await makePartner(shop, { ...options, kind, approval, name }))
  const [detail] = await shop.db
    .insert(businessPartnerDetails)
    .values({
      businessPartnerId: partnerId,
      userId: user.id,
      name,
      email: user.email,
      role,
      orderLimit: options.orderLimit ?? null,
    })
    .returning({ id: businessPartnerDetails.id })
  return { ...user, partnerId, detailId: detail!.id, browser: await signedIn(shop, user.id) }
}

/** A signed-in member of the staff. */
export async function openStaff(shop: Place, role: string) {
  const user = await makeUser(shop, 'Mağaza Çalışanı', undefined, role)
  return { ...user, browser: await signedIn(shop, user.id) }
}

/** A user who can sign in and has no other rights. */
export async function makeUser(
  { db }: Pick<Place, 'db'>,
  name: string,
  email = `${randomUUID()}@uye.example`,
  staffRole: string | null = null,
) {
  const [user] = await db
    .insert(users)
    .values({ uid: randomUUID(), email, emailVerified: true, name, staffRole })
    .returning({ id: users.id, uid: users.uid, email: users.email })
  const passwordHash = await (memberHash ??= hashPassword(memberPassword))
  await db.insert(accounts).values({ userId: user!.id, passwordHash })
  return user!
}

async function makePartner(
  { db }: Place,
  {
    kind,
    approval,
    name,
    priceListId,
    discounts = [],
  }: MemberOptions & { kind: Partner['kind']; name: string },
): Promise<number> {
  const [partner] = await db
    .insert(businessPartners)
    .values({ kind, name, approvalStatus: approval!, priceListId: priceListId ?? null, discounts })
    .returning({ id: businessPartners.id })
  return partner!.id
}

async function signedIn(shop: Place, userId: number) {
  const { db, deps } = shop
  const device = { userId, remembered: true, ipAddress: '127.0.0.1', userAgent: 'test', now: deps.clock() }
  const { cookie } = await transaction(db, (db) => openDeviceSession(db, deps.secret, device))
  const browser = shop.browser()
  browser.cookies.set(userCookieName(shop.origin.startsWith('https:')), cookie)
  return browser
}
