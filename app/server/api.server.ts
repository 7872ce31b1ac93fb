import { Hono } from 'hono'
import { apiEndpoints } from './api-endpoints.server'
import { apiDocs } from '~/api-docs/api-docs.server'
import { readCookie, sessionCookieName } from '~/features/identity/sessions/cookies.server'
import { visitorKey } from '~/features/identity/identity'
import { traced } from '~/db/tracing/trace.server'
import { callRoute } from '~/http/calls/call-route.server'
import { keptAnswer, tagOf } from '~/http/answering/kept.server'
import { openApiDocument } from '~/http/calls/openapi.server'
import { findUserIds } from './identity-provider.server'
import { Problem, problemResponse } from '~/http/answering/problem.server'
import type { ApiRoute, Keeping } from '~/http/calls/route.server'
import { text } from '~/http/text'
import { waitFor } from './visit/limits.server'
import { requirePermission } from './visit/policy.server'
import type { RequestContext } from './shop.server'

export type Api = (request: Request, visit: RequestContext) => Promise<Response>

const nothing = {}
const documentKept: Keeping = { by: 'everybody', seconds: 300 }

/** Mounts the features' calls below /api. Throws at boot when a call lacks a policy or two share a path. */
export function createApi(calls: readonly ApiRoute[] = apiEndpoints): Api {
  requirePolicies(calls)
  const app = new Hono<{ Bindings: { visit: RequestContext } }>({ strict: false }).basePath('/api')
  const description = openApiDocument(calls)
  const document = JSON.stringify(description)
  const docs = apiDocs(calls, description)
  app.get('/openapi.json', ({ env: { visit }, req }) => {
    visit.found.route = '/api/openapi.json'
    const tag = tagOf(document, documentKept, visit.visitor, visit.secret)
    return keptAnswer(req.raw.headers, document, tag, documentKept)
  })
  app.get('/docs', ({ env: { visit }, req }) => {
    visit.found.route = '/api/docs'
    return docs(req.raw, visit)
  })
  for (const call of calls) {
    app.on(call.method.toUpperCase(), mountedAt(call), (c) => {
      const { visit } = c.env
      visit.found.route = `/api${call.path}`
      const secure = visit.origin.startsWith('https:')
      const { visitor } = visit
      if (visit.stored && !call.stored) visit.stored.mayKeep = false
      if (call.stored) visit.replicas?.readHere()
      requirePermission(call.policy, visitor)
      const caller = {
        key: visitorKey(visitor),
        uid: visitor.kind === 'guest' ? null : visitor.user.uid,
        sessionToken: readCookie(c.req.header('cookie'), sessionCookieName(secure)),
      }
      const answer = () =>
        callRoute(call, {
          request: c.req.raw,
          params: c.req.param() as Record<string, string>,
          api: {
            ...visit,
            now: visit.clock(),
            canSendSms: visit.sms !== null,
            headers: c.req.raw.headers,
            userIdsOf: (userId) => findUserIds(visit.db, userId),
          },
          caller,
          waitFor: (limit) => waitFor(visit, limit),
        })
      return traced(`handler ${call.method} /api${call.path}`, nothing, answer)
    })
  }
  for (const [path, allow] of waysByPath(calls)) {
    app.options(path, () => new Response(null, { status: 204, headers: { allow } }))
    app.all(path, () => {
      throw new Problem(405, 'method_not_allowed', text.methodNotAllowed, [], { allow })
    })
  }
  app.notFound(() => {
    throw new Problem(404, 'not_found', text.notFound)
  })
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(error, c.env.visit.requestId)
    throw error
  })
  return async (request, visit) => app.fetch(request, { visit })
}

const mountedAt = ({ path }: { path: string }) => path.replace(/\{(\w+)\}/g, ':$1')

/** The `Allow` header of every path; HEAD is allowed wherever GET is. */
function waysByPath(calls: readonly ApiRoute[]): [path: string, allow: string][] {
  const documents = ['/docs', '/openapi.json'].map((path) => ({ path, method: 'get' }) as const)
  const byPath = Map.groupBy([...calls, ...documents], mountedAt)
  return [...byPath].map(([path, group]) => {
    const methods = group.flatMap(({ method }) =>
      method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    )
    return [path, ['OPTIONS', ...methods].toSorted().join(', ')]
  })
}

function requirePolicies(calls: readonly ApiRoute[]): void {
  const seen = new Set<string>()
  for (const { method, path, policy, keep } of calls) {
    if (!policy) throw new Error(`No policy for ${method} /api${path}: the shop does not start`)
    if (keep && method !== 'get')
      throw new Error(`${method} /api${path} changes something: nobody may keep its answer`)
    if (seen.has(`${method} ${path}`)) throw new Error(`Two calls for ${method} /api${path}`)
    seen.add(`${method} ${path}`)
  }
}
