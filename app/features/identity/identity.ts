import { concernsCustomers, type Permission } from './staff/permissions'

export {
  concernsCustomers,
  type Permission,
  permissionsOfBuiltIn,
  type StaffRole,
  titleOfPermission,
} from './staff/permissions'

/**
 * Determines every price: the price list with the parents it falls back to. Visitors with equal keys see equal
 * prices.
 */
export type PriceKey = {
  /** `group_id` of the API. */
  listId: number
  /** The list itself, its parent, … down to retail. Empty when no prices are shown. */
  chain: readonly number[]
  /** By list id: true when its prices include KDV. */
  kdvIncluded: Readonly<Record<number, boolean>>
  /** Percentages applied one after the other: [10, 5] is 14.5 %. */
  discounts: readonly number[]
  /** How screens show all prices; by default as each list has them. */
  shown?: 'net' | 'gross'
}

/** False when the shop shows prices only to signed-in visitors. */
export const seesPrices = ({ priceKey }: { priceKey: PriceKey }): boolean => priceKey.chain.length > 0

/** Visible varieties: 0 for everybody, 1 for members, 2 for approved wholesale members. */
export type Sees = 0 | 1 | 2

type Everybody = {
  /** SHA-256 of the session cookie, in hex: the key of all that a guest owns. */
  sessionHash: string
  /** True for a guest without a session cookie, who owns nothing yet. */
  isNew: boolean
  priceKey: PriceKey
  sees: Sees
}

/** A signed-in user and their device. */
export type SignedIn = {
  userId: number
  uid: string
  name: string
  email: string
  emailVerified: boolean
  /** Id of the device's session. */
  sessionId: number
}

/** 0 waiting, 1 approved, 2 refused, 3 suspended (docs/product.md "approval_status"). */
export type Approval = 0 | 1 | 2 | 3
export const approvals = { waiting: 0, approved: 1, refused: 2, suspended: 3 } as const

/** Rights of a user at a business partner: a buyer orders up to a limit, a viewer only looks. */
export type PartnerRole = 'owner' | 'buyer' | 'viewer'

/** The customer a user acts for. */
export type Partner = {
  id: number
  /** Id of the user's row at the partner ("business_partner_detail_id"). */
  detailId: number
  kind: 'retail' | 'wholesale'
  approval: Approval
  role: PartnerRole
  /** Gross kuruş of a basket above which the owner must approve; null for no limit. */
  orderLimit: number | null
}

export type Guest = Everybody & { kind: 'guest' }
export type Member = Everybody & { kind: 'member'; user: SignedIn; partner: Partner }
export type Staff = Everybody & {
  kind: 'staff'
  user: SignedIn
  /** Key of a built-in role or of a role of the shop's own. */
  role: string
  permissions: readonly Permission[]
}

/** True for an approved wholesale member. */
export const isDealer = ({ sees }: Pick<Visitor, 'sees'>): boolean => sees === 2

/** Resolved once per request from the verified session; client input never affects it. */
export type Visitor = Guest | Member | Staff

/** False for staff who see only the dealers whose sales representative they are. */
export const seesAllCustomers = (permissions: readonly Permission[]): boolean =>
  permissions.includes('customers.all')

/** True for a staff member whose role has this permission, for the records of all customers where it concerns them. */
export function hasPermission(visitor: Visitor, permission: Permission): visitor is Staff {
  if (visitor.kind !== 'staff' || !visitor.permissions.includes(permission)) return false
  return seesAllCustomers(visitor.permissions) || !concernsCustomers(permission)
}

/** The member behind a call whose policy admits members only. Throws for others, since then the policy is wrong. */
export function memberOf(visitor: Visitor): Member {
  if (visitor.kind !== 'member') throw new Error(`A ${visitor.kind} in a call for members`)
  return visitor
}

/** The key for counters per visitor: the user on all devices, or the guest's session. */
export function visitorKey(visitor: Visitor): string {
  return visitor.kind === 'guest' ? visitor.sessionHash : `user ${visitor.user.userId}`
}

/** Purposes of a one-time token. */
export type TokenPurpose = 'reset-password' | 'second-factor'

/** Ids of a user in the API and in claims of ID tokens; null for a user without a customer. */
export type UserIds = {
  id: number
  business_partner_id: number | null
  business_partner_detail_id: number | null
  group_id: number | null
}

/** Toast after a change of password (specification §8). */
export const passwordChanged =
  'Şifre değiştirme işleminiz başarıyla tamamlanmıştır. Yeni şifreniz ile giriş yapıp işlemlerinize devam edebilirsiniz.'
