import { sql } from 'drizzle-orm'
import { knownMigrations } from './db/migrate.server'
import type { Deps } from './server/shop.server'

/** `/healthz`: the process runs. `/readyz`: it takes requests, the database answers and has this version's schema (promise L44). */
export async function health(path: string, deps: Deps): Promise<Response | null> {
  if (path === '/healthz') return answer(200, { status: 'ok' })
  if (path !== '/readyz') return null
  if (!deps.accepting()) return answer(503, { status: 'draining' })
  try {
    const { rows } = await deps.db.execute<{ applied: number }>(
      sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
    )
    return rows[0]!.applied >= knownMigrations()
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
