import { LRUCache } from 'lru-cache'
import { audienceOf } from '../visit/audience.server'
import { findMember } from '../visit/visit.server'
import type { Deps } from '../shop.server'

/** ms after which a session is looked up again, also when no message has named a change. */
const kept = 60_000
/** Characters; a cookie of the shop's has about half. Longer ones, and those of nobody, would fill memory. */
const longest = 200

/** The audiences of signed-in visitors, by the cookie of their account. */
export type Audiences = {
  /** The audience of a cookie that was looked up; null: none, or not looked up. */
  known(cookie: string): string | null
  /** Looks a cookie up unless its audience is known. */
  learn(cookie: string): Promise<void>
  /** How many cookies are remembered. */
  readonly size: number
  /** Forgets all: a session, a user, a partner or their terms have changed. */
  forget(): void
}

/** Remembers who belongs to which audience. A lookup that a change overtakes is not remembered. */
export function openAudiences(deps: Pick<Deps, 'db' | 'secret' | 'clock'>): Audiences {
  const found = new LRUCache<string, { audience: string | null }>({ max: 20_000, ttl: kept })
  let changes = 0
  return {
    get size() {
      return found.size
    },
    known: (cookie) => found.get(cookie)?.audience ?? null,
    async learn(cookie) {
      if (cookie.length > longest || found.has(cookie)) return
      const begun = changes
      const member = await findMember(deps, cookie, '')
      if (!member) return
      const audience = await audienceOf(deps.db, member)
      if (begun === changes) found.set(cookie, { audience })
    },
    forget() {
      changes++
      found.clear()
    },
  }
}
