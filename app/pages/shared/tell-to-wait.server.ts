import { waitFor } from '~/server/visit/limits.server'
import type { LimitName } from '~/http/bounds/limits.server'
import { text } from '~/http/text'
import type { Shop } from '~/server/shop.server'

/** The sentence for a visitor who has done too much of something within a minute; null: go on (promise L41). */
export async function tellToWait(visit: Shop, name: LimitName): Promise<string | null> {
  const seconds = await waitFor(visit, name)
  if (seconds === 0) return null
  visit.retryAfter = seconds
  return text.tooOften[name](seconds)
}
