import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { knownMigrations, migrate, migrateAs, SchemaBehind } from './migrate.server'
import { onlyGrowing } from './rights.server'
import { createOwnServer } from '../testing/own-server'

// A shop whose role is not the owner of its schema.
const server = await createOwnServer()
afterAll(() => server.remove())
await server.ask(`create role owner login; create role shop login; grant shop to owner`)
await server.ask(`create database shop owner owner`)
const as = (role: string, database = 'shop') => server.urlOf(database).replace('postgres@', `${role}@`)
const [ownerUrl, shopUrl] = [as('owner'), as('shop')]
await migrateAs(ownerUrl, shopUrl)
const shop = new pg.Client(shopUrl)
await shop.connect()
afterAll(() => shop.end())

const codeOf = async (statement: string) => {
  try {
    await shop.query(statement)
    return null
  } catch (error) {
    return (error as pg.DatabaseError).code
  }
}

test('the shop writes rows of every table, and only adds those of tables that only grow', async () => {
  const { rows } = await shop.query<{ name: string; rights: string }>(`
    select relname as name, concat_ws(' ', case when has_table_privilege(oid, 'select') then 'select' end,
      case when has_table_privilege(oid, 'insert') then 'insert' end,
      case when has_table_privilege(oid, 'update') then 'update' end,
      case when has_table_privilege(oid, 'delete') then 'delete' end) as rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  expect(rows.length).toBeGreaterThan(100)
  const growing: readonly string[] = onlyGrowing
  for (const { name, rights } of rows)
    expect([name, rights]).toEqual([
      name,
      growing.includes(name) ? 'select insert' : 'select insert update delete',
    ])
  const guarded = await shop.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%append_only' and tgtype & 1 = 0`,
  )
  expect(guarded.rows.map(({ name }) => name).toSorted()).toEqual(onlyGrowing.toSorted())
})

test.each([
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_append_only on audit_log',
  'create or replace function audit_log_stays() returns trigger language plpgsql as $$ begin return null; end $$',
  'set session_replication_role = replica',
  'truncate audit_log',
  'delete from audit_log',
  'update ledger_entries set due_on = due_on',
  'drop table audit_log',
  'alter table products add column x int',
  'create table public.x (id int)',
  'insert into drizzle.__drizzle_migrations (hash) values (1)',
  'set role owner',
])('the shop may not: %s', async (statement) => {
  // 42501: insufficient privilege.
  expect(await codeOf(statement)).toBe('42501')
})

test('the shop works with the queue of jobs', async () => {
  await shop.query(`select graphile_worker.add_job('none', '{}')`)
  const { rows } = await shop.query(`select from graphile_worker._private_jobs`)
  expect(rows).toHaveLength(1)
})

test('a start with the role of the shop changes nothing, and says when the schema is older', async () => {
  await migrate(shopUrl)
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query(
    'create table kept as select * from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  await owner.query(
    'delete from drizzle.__drizzle_migrations using kept where kept.id = __drizzle_migrations.id',
  )
  await expect(migrate(shopUrl)).rejects.toThrow(SchemaBehind)
  await owner.query('insert into drizzle.__drizzle_migrations select * from kept')
  await owner.query('drop table kept')
  await owner.end()
  await migrate(shopUrl)
  expect(knownMigrations()).toBeGreaterThan(80)
})

test('a shop that ran as the owner hands its queue over', async () => {
  await server.ask('create database former owner owner')
  const former = (role: string) => as(role, 'former')
  await migrate(former('owner'))
  await migrateAs(former('owner'), former('shop'))
  await migrateAs(former('owner'), former('shop'))
  const [found] = await server.ask<{ n: number }>(
    `select count(*)::int as n from pg_class where relnamespace = 'graphile_worker'::regnamespace
      and relkind in ('r', 'v') and pg_get_userbyid(relowner) <> 'shop'`,
    'former',
  )
  expect(found!.n).toBe(0)
  const client = new pg.Client(former('shop'))
  await client.connect()
  await client.query(`select graphile_worker.add_job('none', '{}')`)
  expect((await client.query('select from graphile_worker._private_jobs')).rowCount).toBe(1)
  await client.end()
}, 60_000)
