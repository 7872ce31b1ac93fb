import { z } from 'zod'
import { fetchJson } from './fetch-json.server'
import { keepWhileGood } from './keep-while-good.server'
import { ProviderRefusal } from './refusals.server'

const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
})
export type GoogleKey = z.infer<typeof keySet>['keys'][number]

/** ms between two fetches for the sake of keys we do not know: whoever invents them must not make us ask each time. */
const pause = 60_000

/** Public keys that ID tokens of Firebase are signed with, kept as long as their answer's Cache-Control allows. */
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
    // A new key signs before the old list has ended.
    const mayAsk = clock().getTime() - fetchedAt >= pause
    return (mayAsk && (await keys.renew()).get(kid)) || null
  }
}
