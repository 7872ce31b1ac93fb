import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A kind of limited action; the calls of pages and API are counted together. */
export type LimitName = 'search' | 'basket' | 'coupon' | 'upload' | 'message' | 'alert' | 'tracking'

/** The session and the address that an action counts for; null where there is none. */
export type Doer = { session: string | null; address: string | null }
export type Allowance = { session: number; address: number }

/** Most actions within a minute, for coupons within 15. A setting of the same name with the value 0 removes the limit. */
export const allowances: Record<LimitName, Allowance> = {
  search: { session: 300, address: 3_000 },
  basket: { session: 240, address: 2_400 },
  coupon: { session: 20, address: 200 },
  upload: { session: 20, address: 60 },
  // Each of these two may send an email.
  message: { session: 10, address: 60 },
  alert: { session: 10, address: 60 },
  // The code of an order counts like a session: nobody may try many email addresses for one code.
  tracking: { session: 10, address: 60 },
}

const minute = 60

export type Limits = ReturnType<typeof createLimits>

/** The counts of this process (docs/decisions/limits-are-counted-in-the-process.md). */
export function createLimits() {
  const counters = new Map<string, RateLimiterMemory>()
  return { take }

  /** Counts one action. Returns 0 when it may go on, else the seconds to wait. */
  async function take(name: LimitName, { session, address }: Doer, most: Allowance): Promise<number> {
    // The address counts first, so that a client with many invented sessions stores no counter for each.
    return (
      (await count(`${name} address`, address, most.address)) ||
      count(`${name} session`, session, most.session)
    )
  }

  async function count(name: string, key: string | null, most: number): Promise<number> {
    if (key === null || most === 0) return 0
    const counter =
      counters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: most, duration: minute })
    counters.set(name, counter)
    counter.points = most
    try {
      await counter.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
      throw refusal
    }
  }
}
