import type pg from 'pg'

/** Tables whose rows are only added: a role that does not own them can do nothing else, and cannot switch their triggers off. */
export const onlyGrowing = ['audit_log', 'ledger_entries', 'ledger_lines', 'ledger_settlements'] as const

/**
 * Gives the role of the running shop what it needs, and no right to change the schema: rows of all tables, of those that only grow
 * new ones, and the queue of jobs, whose rows PostgreSQL shows to their owner alone. The connection belongs to the owner of the
 * schema, who must be a member of the role.
 */
export async function grantRights(owner: pg.ClientBase, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role)
  await owner.query('begin')
  try {
    await owner.query(`
      grant usage on schema public, drizzle to ${name};
      grant select on all tables in schema drizzle to ${name};
      grant select, insert, update, delete on all tables in schema public to ${name};
      grant usage, select, update on all sequences in schema public to ${name};
      revoke update, delete, truncate on ${onlyGrowing.join(', ')} from ${name};
    `)
    const { rows } = await owner.query<{ statement: string }>(handOver, [role])
    for (const { statement } of rows) await owner.query(statement)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** Statements that hand what the queue has over to the role $1: a shop that ran with one role owns it as that role. */
const handOver = `
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement
  from (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner, 0 as place
    from pg_namespace where nspname = 'graphile_worker'
    union all
    select 'table', format('graphile_worker.%I', relname), relowner, 1
    from pg_class where relnamespace = to_regnamespace('graphile_worker') and relkind = 'r'
    union all
    select 'view', format('graphile_worker.%I', relname), relowner, 2
    from pg_class where relnamespace = to_regnamespace('graphile_worker') and relkind = 'v'
    union all
    select 'type', format('graphile_worker.%I', typname), typowner, 3
    from pg_type t where typnamespace = to_regnamespace('graphile_worker') and typtype = 'c'
      and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c')
    union all
    select 'routine', oid::regprocedure::text, proowner, 4
    from pg_proc where pronamespace = to_regnamespace('graphile_worker')
  ) owned
  where pg_get_userbyid(owner) <> $1::text
  order by place`

/** The role of a connection, and whether it owns the shop's tables; `owns` is null in a database without them. */
export async function readRole(client: pg.ClientBase): Promise<{ role: string; owns: boolean | null }> {
  const { rows } = await client.query<{ role: string; owns: boolean | null }>(`
    select current_user as role, (
      select pg_has_role(current_user, relowner, 'member') from pg_class where oid = to_regclass('public.products')
    ) as owns`)
  return rows[0]!
}
