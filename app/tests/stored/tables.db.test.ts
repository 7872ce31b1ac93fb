import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { notShown } from './not-shown'

const { pool } = await openTestDatabase('empty')

test('every table tells of its changes to stored answers, or no stored answer shows it', async () => {
  const { rows } = await pool.query<{ name: string; tells: boolean }>(`
    select c.relname as name, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname like 'tell\\_stored%' and t.tgenabled = 'O') as tells
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = 'public' order by 1`)
  const telling = rows.filter(({ tells }) => tells).map(({ name }) => name)
  const silent = rows.filter(({ tells }) => !tells).map(({ name }) => name)
  // A new table belongs to migrations/functions/triggers/stored.sql or, with its reason, to app/tests/stored/not-shown.ts.
  expect(silent).toEqual(Object.keys(notShown).toSorted())
  expect(telling.filter((name) => name in notShown)).toEqual([])
  for (const [name, reason] of Object.entries(notShown)) expect(reason.length, name).toBeGreaterThan(10)
})

test('every such trigger sees inserts, updates, deletes and truncates', async () => {
  const { rows } = await pool.query<{ name: string; events: number }>(`
    select c.relname as name, bit_or(t.tgtype & 60)::int as events
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where p.proname like 'tell\\_stored%' group by 1`)
  expect(rows.filter(({ events }) => events !== 60)).toEqual([])
})
