import type { Browser } from '../browser'
import type { DocumentedCall } from './api-document'
import { openMember, openStaff } from '../members'
import type { TestShop } from '../shop'

/** Somebody new whom the policy of a call lets in: a guest where everybody may call, else one who is signed in. */
export async function callerOf(
  shop: TestShop,
  { 'x-policy': policy, path = '' }: Pick<DocumentedCall, 'x-policy'> & { path?: string },
): Promise<Browser> {
  if (policy === 'anyone') return shop.browser()
  // An account to pay onto is the dealers' alone.
  const kind = path.endsWith('/mp/business-partner') ? 'wholesale' : 'retail'
  if (policy === 'member') return (await openMember(shop, { kind })).browser
  return (await openStaff(shop, policy.staff[0]!)).browser
}
