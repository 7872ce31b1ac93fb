import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** What is limited: everything of it counts together, over pages and API. */
export type LimitName = 'search' | 'basket' | 'coupon' | 'upload' | 'message'

/** Whose doing it is: null where there is nobody to count for. */
export type Doer = { session: string | null; address: string | null }
export type Allowance = { session: number; address: number }

/** Most of it within a minute, of coupons within 15. 0 in the settings of the same name means without a limit. */
export const allowances: Record<LimitName, Allowance> = {
  search: { session: 300, address: 3_000 },
  basket: { session: 240, address: 2_400 },
  coupon: { session: 20, address: 200 },
  upload: { session: 20, address: 60 },
  // Each is a letter to somebody.
  message: { session: 10, address: 60 },
}

const minute = 60

export type Limits = ReturnType<typeof createLimits>

/** The counts of this process (docs/decisions/limits-are-counted-in-the-process.md). */
export function createLimits() {
  const counters = new Map<string, RateLimiterMemory>()
  return { take }

  /** Counts one. Returns the seconds to wait before the next is done, 0 when this one may be. */
  async function take(name: LimitName, { session, address }: Doer, most: Allowance): Promise<number> {
    // The address first: whoever makes up sessions leaves no trace for each of them.
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
