import { sql } from 'drizzle-orm'
import { knownMigrations } from '~/db/migrate.server'
import { patiently } from '~/db/patience.server'
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
    const applied = await patiently(patience, () => countMigrations(deps))
    return applied >= knownMigrations()
      ? answer(200, { status: 'ready' })
      : answer(503, { status: 'migrating' })
  } catch {
    return answer(503, { status: 'database_unreachable' })
  }
}

async function countMigrations({ probeDb: db }: Deps): Promise<number> {
  await db.execute(refuseToRead)
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return rows[0]!.applied
}

/** Writes nothing, but fails like a write on a read-only server, so that its connections are closed. */
const refuseToRead = sql`do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception using errcode = 'read_only_sql_transaction', message = 'the server only reads';
  end if;
end $$`

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
