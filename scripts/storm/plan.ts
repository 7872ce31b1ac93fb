import { createHash } from 'node:crypto'
import { between, createRandom, pick, type Random, seedOf } from '../../demo/random'

export const kinds = ['guest', 'member', 'dealer'] as const
export type CustomerKind = (typeof kinds)[number]

/** How a card of the test bank behaves; `none`: its page is never opened, `left`: the payer leaves it. */
export const cardWays = [
  'pays',
  'pays',
  'pays',
  'pays',
  'debit',
  'noFunds',
  'lost',
  'silent',
  'neverReturns',
  'neverReturns',
  'returnsTwice',
  'returnsTwice',
  'late',
  'late',
  'changedAmount',
  'none',
  'left',
  'wrongCode',
] as const
export type CardWay = (typeof cardWays)[number]

/** Codes of the scarce coupons, with their limits. */
export const coupons = [
  { code: 'FIRTINA5', kind: 'percentage', percent: 1_000, totalLimit: 5 },
  { code: 'FIRTINA25', kind: 'percentage', percent: 500, totalLimit: 25 },
  { code: 'FIRTINA60', kind: 'amount', amount: 5_000, totalLimit: 60 },
  { code: 'BIRKERE', kind: 'amount', amount: 2_500, totalLimit: 400, customerLimit: 1 },
  { code: 'KARGOSUZ', kind: 'free_shipping', totalLimit: 40, customerLimit: 2 },
] as const

/** A customer's next action. Numbers of goods and orders are taken modulo how many there are. */
export type Task =
  | {
      kind: 'order'
      lines: { good: number; packages: number }[]
      coupon: string | null
      payment: 'card' | 'transfer' | 'account' | 'door'
      card: CardWay
      /** The form is sent twice at the same time. */
      twice: boolean
      /** By the shop's pages without scripts; else by its API. */
      byPages: boolean
      /** After ordering: pays again after a decline, orders the same basket again, or cancels while the bank is asked. */
      next: 'nothing' | 'retry' | 'order_again' | 'cancel' | 'cancel_while_paying'
    }
  | { kind: 'cancel'; order: number }
  | { kind: 'return'; order: number; line: number }
  | { kind: 'pay_order'; order: number; card: CardWay }
  | { kind: 'pay_account'; amount: number; card: CardWay }

export type Plan = {
  seed: number
  /** Moments in ms from the beginning at which the app is killed. */
  kills: number[]
  /** Moments in ms at which everything waiting is aged by so many minutes. */
  leaps: { at: number; minutes: number }[]
  /** Moments in ms at which so many guests order the last piece of the same product. */
  rushes: { at: number; buyers: number }[]
  customers: CustomerKind[]
}

export function planStorm(
  seed: number,
  { minutes, customers, kills = null }: { minutes: number; customers: number; kills?: number | null },
): Plan {
  const random = createRandom(seedOf(`${seed} moments`))
  const length = minutes * 60_000
  return {
    seed,
    kills: kills === null ? moments(random, length, 8_000, 24_000) : spread(random, length, kills),
    leaps: moments(random, length, 6_000, 14_000).map((at) => ({ at, minutes: between(random, 3, 12) })),
    rushes: moments(createRandom(seedOf(`${seed} rushes`)), length, 6_000, 18_000).map((at) => ({
      at,
      buyers: 8,
    })),
    customers: Array.from({ length: customers }, (_, i) => kinds[[0, 1, 2, 0, 1][i % 5]!]!),
  }
}

function moments(random: Random, length: number, least: number, most: number): number[] {
  const found: number[] = []
  for (let at = between(random, least, most) / 2; at < length - 2_000; at += between(random, least, most))
    found.push(Math.round(at))
  return found
}

/** So many moments over the whole time, each at random within its share of it. */
function spread(random: Random, length: number, count: number): number[] {
  const share = (length - 2_000) / count
  return Array.from({ length: count }, (_, i) => Math.round((i + random()) * share))
}

/** The endless tasks of one customer: the same for the same seed and place. */
export function* tasksOf(seed: number, customer: number, kind: CustomerKind): Generator<Task, never> {
  const random = createRandom(seedOf(`${seed} customer ${customer}`))
  for (;;) yield nextTask(random, kind)
}

function nextTask(random: Random, kind: CustomerKind): Task {
  const [what, order, card] = [random(), between(random, 0, 9_999), pick(random, cardWays)]
  if (what < 0.08) return { kind: 'cancel', order }
  if (what < 0.14) return { kind: 'return', order, line: between(random, 0, 9) }
  if (what < 0.2) return { kind: 'pay_order', order, card }
  if (what < 0.28 && kind === 'dealer')
    return { kind: 'pay_account', amount: between(random, 100, 500_000), card }
  const goods = Array.from({ length: between(random, 1, 4) }, () => ({
    good: between(random, 0, 9_999),
    packages: between(random, 1, 3),
  }))
  return {
    kind: 'order',
    lines: goods,
    coupon: random() < 0.45 ? pick(random, coupons).code : null,
    payment: pick(random, waysToPay[kind]),
    card,
    twice: random() < 0.2,
    byPages: random() < 0.12,
    next: pick(random, [
      'nothing',
      'nothing',
      'retry',
      'order_again',
      'cancel',
      'cancel_while_paying',
    ] as const),
  }
}

const waysToPay = {
  guest: ['card', 'card', 'card', 'transfer', 'door'],
  member: ['card', 'card', 'transfer', 'transfer', 'door'],
  dealer: ['account', 'account', 'account', 'card', 'transfer'],
} as const satisfies Record<CustomerKind, readonly string[]>

/** A fingerprint of the plan: equal plans have equal fingerprints. */
export function fingerprintOf(plan: Plan): string {
  const firstTasks = plan.customers.map((kind, i) => {
    const tasks = tasksOf(plan.seed, i, kind)
    return Array.from({ length: 100 }, () => tasks.next().value)
  })
  return createHash('sha256')
    .update(JSON.stringify([plan, firstTasks]))
    .digest('hex')
    .slice(0, 16)
}
