import { z } from 'zod'
import { fetchJson } from './fetch-json.server'
import { keepWhileGood } from './keep-while-good.server'
import { ProviderRefusal } from './refusals.server'

const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
})
export type GoogleKey = z.infer<typeof keySet>['keys'][number]

/** Least ms between two fetches for unknown keys, so that invented key ids do not cause a fetch each. */
const pause = 60_000

/** Public keys of Firebase's ID tokens, kept as long as their Cache-Control allows. */
export function openGoogleKeys(
  address: string,
  clock: () => Date,
): (kid: string) => Promise<GoogleKey | null> {
  let fetchedAt = 0
  const keys = keepWhileGood(clock, async () => {
    const { ok, body, headers } = await fetchJson(address)
    const { data } = keySet.safeParse(body)
    if (!ok || !data) throw new ProviderRefusal('unavailable', 'KEYS_UNAVAILABLE')
    fetchedAt = clock().getTime()
    const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
    return {
      value: new Map(data.keys.map((key) => [key.kid, key])),
      until: new Date(fetchedAt + maxAge * 1_000),
    }
  })
  return async (kid) => {
    const known = (await keys.get()).get(kid)
    if (known) return known
    // A new key may sign before the cached list expires.
    const mayAsk = clock().getTime() - fetchedAt >= pause
    return (mayAsk && (await keys.renew()).get(kid)) || null
  }
}
