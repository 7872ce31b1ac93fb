import { hasPermission, type Visitor } from '~/features/identity/identity'
import { Problem } from '~/http/answering/problem.server'
import type { Policy } from '~/http/calls/route.server'
import { text } from '~/http/text'

/** Throws 401 when a call requires a signed-in visitor and 403 when this visitor may not call it (promise P03). */
export function requirePermission(policy: Policy, visitor: Visitor): void {
  if (policy === 'anyone') return
  if (visitor.kind === 'guest') throw new Problem(401, 'sign_in_first', text.signInFirst)
  if (!permits(policy, visitor)) throw new Problem(403, 'not_allowed', text.notAllowed)
}

function permits(policy: Exclude<Policy, 'anyone'>, visitor: Exclude<Visitor, { kind: 'guest' }>): boolean {
  if (policy === 'member') return visitor.kind === 'member'
  if (visitor.kind === 'member') return policy.members === 'own'
  return policy.staff === 'all' || hasPermission(visitor, policy.staff)
}
