import type { Browser } from '../browser'
import type { DocumentedCall } from './api-document'
import { openMember, openStaff } from '../members'
import type { TestShop } from '../shop'

/** A new visitor whom the policy of an endpoint lets in: a guest where everybody may call, else one who is signed in. */
export async function callerOf(
  shop: TestShop,
  { 'x-policy': policy, path = '' }: Pick<DocumentedCall, 'x-policy'> & { path?: string },
): Promise<Browser> {
  if (policy === 'anyone') return shop.browser()
  // Only dealers have an account to pay onto.
  const kind = path.endsWith('/mp/business-partner') ? 'wholesale' : 'retail'
  if (policy === 'member') return (await openMember(shop, { kind })).browser
  return (await openStaff(shop, 'admin')).browser
}
