import type { Member } from '~/features/identity/identity'
import { toSignIn } from '~/server/visit/guard.server'
import { type RequestContext, shop } from '~/server/shop.server'

type Asked = { request: Request; context: { get(key: typeof shop): RequestContext } }

/**
 * The request context of a signed-in customer. Throws a redirect to the sign-in page, and from there back, for all
 * others.
 */
export function signedIn({ request, context }: Asked): RequestContext & { visitor: Member } {
  const visit = context.get(shop)
  if (isMembers(visit)) return visit
  throw toSignIn(request)
}

const isMembers = (visit: RequestContext): visit is RequestContext & { visitor: Member } =>
  visit.visitor.kind === 'member'
