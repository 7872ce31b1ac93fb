import { knownMigrations } from '~/db/schema/migrate.server'
import { patiently } from '~/db/connection/patience.server'
import { countMigrationsOfPrimary } from '~/db/schema/readiness.server'
import type { Deps } from './shop.server'

// ms: a load balancer asks often and gets its answer within a second (promise R34).
const patience = 900

/**
 * `/healthz`: the process runs. `/readyz`: it takes requests, the database answers in time, can be written to and has
 * this version's schema (promise L44).
 */
export async function health(path: string, deps: Deps): Promise<Response | null> {
  if (path === '/healthz') return answer(200, { status: 'ok' })
  if (path !== '/readyz') return null
  if (!deps.accepting()) return answer(503, { status: 'draining' })
  try {
    const applied = await patiently(patience, () => countMigrationsOfPrimary(deps.probeDb))
    return applied >= knownMigrations()
      ? answer(200, { status: 'ready' })
      : answer(503, { status: 'migrating' })
  } catch {
    return answer(503, { status: 'database_unreachable' })
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
