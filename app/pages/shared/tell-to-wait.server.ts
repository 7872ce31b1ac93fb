import { waitFor } from '~/server/visit/limits.server'
import type { LimitName } from '~/http/bounds/limits.server'
import { text } from '~/http/text'
import type { RequestContext } from '~/server/shop.server'

/**
 * The message for a visitor above a limit per minute; null within the limit (promise L41). `about`: counted as well, for all
 * visitors together.
 */
export async function tellToWait(
  visit: RequestContext,
  name: LimitName,
  about?: string,
): Promise<string | null> {
  const seconds = await waitFor(visit, name, about)
  if (seconds === 0) return null
  visit.retryAfter = seconds
  return text.tooOften[name](seconds)
}
