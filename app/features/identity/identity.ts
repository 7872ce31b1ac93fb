/** What decides every price: the price list with the parents it falls back to. Two visitors with equal keys see equal prices. */
export type PriceKey = {
  /** `group_id` of the API. */
  listId: number
  /** The list itself, its parent, … down to retail. Empty: is shown no prices at all. */
  chain: readonly number[]
  /** Whether prices of these lists contain KDV, by list id. */
  kdvIncluded: Readonly<Record<number, boolean>>
  /** Percentages applied one after the other: [10, 5] is 14.5 %. */
  discounts: readonly number[]
  /** How screens show all prices; not given: each as its list has it. */
  shown?: 'net' | 'gross'
}

/** False: the shop keeps its prices for who is signed in. */
export const seesPrices = ({ priceKey }: { priceKey: PriceKey }): boolean => priceKey.chain.length > 0

/** 0: what everybody sees, 1: members, 2: approved wholesale members. */
export type Sees = 0 | 1 | 2

type Everybody = {
  /** SHA-256 of the session cookie, in hex: the key of everything a guest owns. */
  sessionHash: string
  /** True when a guest came without a session cookie: nothing can be theirs yet. */
  isNew: boolean
  priceKey: PriceKey
  sees: Sees
}

/** Who is signed in, and on which device. */
export type SignedIn = {
  userId: number
  uid: string
  name: string
  email: string
  emailVerified: boolean
  /** Row of the device's session. */
  sessionId: number
}

/** 0 waiting, 1 approved, 2 refused, 3 suspended (docs/product.md "approval_status"). */
export type Approval = 0 | 1 | 2 | 3
export const approvals = { waiting: 0, approved: 1, refused: 2, suspended: 3 } as const

/** What a user of a business partner may: a buyer orders up to a limit, a viewer only looks. */
export type PartnerRole = 'owner' | 'buyer' | 'viewer'

/** The customer a user acts for. */
export type Partner = {
  id: number
  /** The user's own row at the partner ("business_partner_detail_id"). */
  detailId: number
  kind: 'retail' | 'wholesale'
  approval: Approval
  role: PartnerRole
  /** Gross kuruş of a basket above which the owner has to agree; null: no limit. */
  orderLimit: number | null
}

export type StaffRole = 'admin' | 'sales' | 'warehouse' | 'content'

export type Guest = Everybody & { kind: 'guest' }
export type Member = Everybody & { kind: 'member'; user: SignedIn; partner: Partner }
export type Staff = Everybody & { kind: 'staff'; user: SignedIn; role: StaffRole }

/** An approved wholesale member. */
export const isDealer = ({ sees }: Pick<Visitor, 'sees'>): boolean => sees === 2

/** Resolved once per request from the verified session and passed on; never taken from what a client says. */
export type Visitor = Guest | Member | Staff

/** The member who made a call that its policy lets members alone make. Throws for anybody else: the policy is wrong. */
export function memberOf(visitor: Visitor): Member {
  if (visitor.kind !== 'member') throw new Error(`A ${visitor.kind} in a call for members`)
  return visitor
}

/** Names the visitor where things are counted or remembered per visitor: the user on all devices, or the guest's session. */
export function visitorKey(visitor: Visitor): string {
  return visitor.kind === 'guest' ? visitor.sessionHash : `user ${visitor.user.userId}`
}

/** What a one-time token opens. */
export type TokenPurpose = 'reset-password' | 'second-factor'

/** Ids of a user as the API and the claims of ID tokens name them; null where somebody is no customer. */
export type UserIds = {
  id: number
  business_partner_id: number | null
  business_partner_detail_id: number | null
  group_id: number | null
}

/** Toast after a change of password (specification §8). */
export const passwordChanged =
  'Şifre değiştirme işleminiz başarıyla tamamlanmıştır. Yeni şifreniz ile giriş yapıp işlemlerinize devam edebilirsiniz.'
