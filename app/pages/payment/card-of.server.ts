import type { CardAnswer } from '~/features/checkout/steps/answer'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

/** A card's properties by its first digits; unknown when the provider does not answer. */
export async function cardOf(visit: RequestContext, bin: string): Promise<CardAnswer> {
  if (!/^\d{6,8}$/.test(bin.trim())) return { status: 'invalid' }
  if (await tellToWait(visit, 'search')) return { status: 'unknown' }
  const card = await (await visit.gateways()).chosen?.cardOf(bin.trim(), 100_000).catch((err: unknown) => {
    visit.log.warn({ err }, 'a card could not be looked up')
    return null
  })
  return card ? { status: 'known', ...card } : { status: 'unknown' }
}
