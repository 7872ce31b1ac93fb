import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { createApi } from '~/server/api.server'
import type { Guest, Visitor } from '~/features/identity/identity'
import { createLimits } from '../bounds/limits.server'
import type { ApiRoute } from '../calls/route.server'
import type { RequestContext } from '~/server/shop.server'

export type ApiAnswer = { status: number; headers: Headers; body: Record<string, unknown> & { data: never } }

const guest: Guest = {
  kind: 'guest',
  sessionHash: '0'.repeat(64),
  isNew: false,
  priceKey: { listId: 1, chain: [1], kdvIncluded: { 1: true }, discounts: [] },
  sees: 0,
}

/** A feature's calls as a guest reaches them, without a port. Every answer is parsed strictly against its schema. */
export function apiOf(db: NodePgDatabase, calls: readonly ApiRoute[], visitor: Visitor = guest) {
  const api = createApi(calls.map(strict))
  const visit = {
    db,
    visitor,
    origin: 'http://shop.example',
    ip: '127.0.0.1',
    secret: 's',
    limits: createLimits(),
    requestId: 'test',
    found: { route: null },
    clock: () => new Date(),
  }
  return async (path: string, init?: RequestInit): Promise<ApiAnswer> => {
    const response = await api(new Request(`http://shop.example/api${path}`, init), visit as RequestContext)
    return {
      status: response.status,
      headers: response.headers,
      body: (response.status === 304 ? {} : await response.json()) as ApiAnswer['body'],
    }
  }
}

function strict(call: ApiRoute): ApiRoute {
  const run: ApiRoute['run'] = async (request, input) => {
    const answer = await call.run(request, input)
    return { ...answer, data: call.answer.parse(answer.data) }
  }
  return { ...call, run }
}
