// @module-tag once
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readFunctionFiles, splitTriggers } from './functions.server'
import { migrate } from './migrate.server'
import { openTestDatabase } from '../testing/database'

const migrations = resolve('migrations')
const files = readFunctionFiles(join(migrations, 'functions'))

/** Functions and triggers of the shop with their definitions and the transaction that wrote them last. */
async function readDefinitions(client: pg.Pool | pg.PoolClient) {
  const { rows } = await client.query<{ name: string; definition: string; written: string }>(`
    select p.proname as name, pg_get_functiondef(p.oid) as definition, p.xmin::text as written
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid), t.xmin::text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    order by 1`)
  return rows
}

const definitionsOnly = (rows: Awaited<ReturnType<typeof readDefinitions>>) =>
  rows.map(({ name, definition }) => ({ name, definition }))

/** A copy of the folder of migrations that this test file may change. */
function copyMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-functions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrations, folder, { recursive: true })
  return folder
}

describe('the files in migrations/functions', () => {
  test('are the functions and triggers of the database', async () => {
    const { pool } = await openTestDatabase('empty')
    const texts = files.map(({ text }) => text).join('\n')
    const functions = texts.matchAll(/create or replace function "?(\w+)"?/gi)
    const triggers = texts.matchAll(
      /create (?:or replace |constraint )trigger "?(\w+)"?[^;]*?\bon "?(\w+)"?/gi,
    )
    const inFiles = [
      ...[...functions].map(([, name]) => name!),
      ...[...triggers].map(([, name, table]) => `${table}.${name}`),
    ]
    const inDatabase = (await readDefinitions(pool)).map(({ name }) => name)
    expect(inFiles.toSorted()).toEqual(inDatabase.toSorted())
  })

  test('change nothing when they are applied again, and PostgreSQL accepts every body', async () => {
    const { pool } = await openTestDatabase('empty')
    const before = await readDefinitions(pool)
    const client = await pool.connect()
    await client.query('begin')
    for (const { text } of files) await client.query(text)
    const after = await readDefinitions(client)
    await client.query('rollback')
    client.release()
    expect(definitionsOnly(after)).toEqual(definitionsOnly(before))
    expect(before.length).toBeGreaterThan(60)
  })
})

test('a trigger that replaces a dropped one stays with its drop', () => {
  const ledger = files.find(({ name }) => name === 'triggers/ledger.sql')!
  const triggers = splitTriggers(ledger.text)
  expect(triggers).toHaveLength(6)
  expect(triggers[4]).toMatch(/drop trigger if exists[^]*create constraint trigger/i)
  const all = files.filter(({ name }) => name.startsWith('triggers/'))
  for (const { text } of all) {
    expect(splitTriggers(text).join('\n').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    for (const one of splitTriggers(text)) expect(one.match(/create /gi)).toHaveLength(1)
  }
})

describe('a start', () => {
  test('applies a changed file and leaves the others alone', async () => {
    const { pool, url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    const before = await readDefinitions(pool)
    await migrate(url, folder)
    expect(await readDefinitions(pool)).toEqual(before)

    const file = join(folder, 'functions/listing/listing_waits.sql')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("= 'later'", "= 'tomorrow'"))
    await migrate(url, folder)
    const after = await readDefinitions(pool)
    const written = after.filter(({ written }, i) => written !== before[i]!.written)
    expect(written.map(({ name }) => name)).toEqual(['listing_waits'])
    expect(written[0]!.definition).toContain("'tomorrow'::text")
  })

  test('applies a changed file once, even beside another start', async () => {
    const { pool, url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    // A second application would fail.
    appendFileSync(join(folder, 'functions/tr_fold.sql'), 'create table applied_once (id int);\n')
    await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
    const { rows } = await pool.query('select to_regclass($1) is not null as created', ['applied_once'])
    expect(rows).toEqual([{ created: true }])
  })

  test('applies no file when one of them fails', async () => {
    const { pool, url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    const before = await readDefinitions(pool)
    appendFileSync(join(folder, 'functions/audit_log_stays.sql'), '-- changed\n')
    appendFileSync(join(folder, 'functions/tr_fold.sql'), 'select no_such_function();\n')
    await expect(migrate(url, folder)).rejects.toThrow('no_such_function')
    expect(await readDefinitions(pool)).toEqual(before)
  })

  test('never holds one table while it waits for another: writers of other tables go on', async () => {
    const { pool, url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    appendFileSync(join(folder, 'functions/triggers/ledger.sql'), '-- changed\n')
    // Somebody writes to the table of the last trigger and takes a while.
    const writer = await pool.connect()
    await writer.query('begin; lock table ledger_settlements in row exclusive mode')
    const starting = migrate(url, folder)
    const waits = `select from pg_locks where relation = 'ledger_settlements'::regclass and not granted`
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 10_000 }).toBe(1)
    await pool.query(`set lock_timeout = '1s'; lock table ledger_entries in row exclusive mode`)
    await writer.query('commit')
    writer.release()
    await starting
  })

  test('refuses files that no numbered migration has listed, and listed files that are missing', async () => {
    const { url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    writeFileSync(join(folder, 'functions/new.sql'), 'select 1;\n')
    await expect(migrate(url, folder)).rejects.toThrow(
      'Only in the folder: new.sql. Only in the table: none.',
    )
    rmSync(join(folder, 'functions/new.sql'))
    rmSync(join(folder, 'functions/tr_fold.sql'))
    await expect(migrate(url, folder)).rejects.toThrow('Only in the table: tr_fold.sql.')
  })

  test('of an older program leaves the functions of a newer one in place', async () => {
    const { pool, url } = await openTestDatabase('empty')
    const folder = copyMigrations()
    const before = await readDefinitions(pool)
    await pool.query(`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer program', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    appendFileSync(join(folder, 'functions/tr_fold.sql'), '-- changed\n')
    await migrate(url, folder)
    expect(await readDefinitions(pool)).toEqual(before)
  })
})
