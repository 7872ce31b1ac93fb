import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../connection.server'
import { transaction } from '../transaction.server'

type FunctionFile = { name: string; text: string; hash: string }

/**
 * Applies the files of `folder` whose text this database has not applied yet: functions in one transaction, then each trigger in one
 * of its own, because creating it locks its table against writers. The numbered migrations list the files; throws when the folder
 * holds other files. The caller must hold the lock of the migrations.
 */
export async function applyFunctions(db: Db, folder: string): Promise<void> {
  const files = readFunctionFiles(folder)
  const applied = await readApplied(db)
  refuseUnlisted(files, applied)
  const changed = files.filter(({ name, hash }) => applied.get(name) !== hash)
  const functions = changed.filter(({ name }) => !isTrigger(name))
  if (functions.length > 0)
    await transaction(db, async (db) => {
      // Functions call each other. If PostgreSQL checked their bodies now, their order would matter.
      await db.execute(sql`set local check_function_bodies = off`)
      for (const file of functions) {
        await db.execute(sql.raw(file.text))
        await noteApplied(db, file)
      }
    })
  for (const file of changed.filter(({ name }) => isTrigger(name))) {
    for (const trigger of splitTriggers(file.text)) await db.execute(sql.raw(trigger))
    await noteApplied(db, file)
  }
}

const isTrigger = (name: string) => name.startsWith('triggers/')

async function noteApplied(db: Db, { name, hash }: FunctionFile): Promise<void> {
  await db.execute(sql`update drizzle.sql_functions set hash = ${hash} where name = ${name}`)
}

/** The triggers of a file. A `drop` belongs to the trigger that it makes place for: PostgreSQL runs both in one transaction. */
export function splitTriggers(text: string): string[] {
  const statements = text.split(/(?<=;)[ \t]*\n/).filter((statement) => statement.trim() !== '')
  return statements.reduce<string[]>((triggers, statement) => {
    const last = triggers.at(-1)
    if (last !== undefined && isDrop(last)) return [...triggers.slice(0, -1), `${last}\n${statement}`]
    return [...triggers, statement]
  }, [])
}

const isDrop = (statement: string) => /^(\s*--[^\n]*\n)*\s*drop\b[^;]*;\s*$/i.test(statement)

/** The files in the order in which they are applied: by name, and triggers after the functions that they call. */
export function readFunctionFiles(folder: string): FunctionFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return [...names.filter((name) => !isTrigger(name)), ...names.filter(isTrigger)].map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

async function readApplied(db: Db): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ name: string; hash: string | null }>(
    sql`select name, hash from drizzle.sql_functions`,
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function refuseUnlisted(files: readonly FunctionFile[], applied: ReadonlyMap<string, unknown>): void {
  const inFolder = new Set(files.map(({ name }) => name))
  const unlisted = files.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  const missing = [...applied.keys()].filter((name) => !inFolder.has(name))
  if (unlisted.length + missing.length === 0) return
  throw new Error(
    `migrations/functions and the table drizzle.sql_functions differ. Only in the folder: ${unlisted.join(', ') || 'none'}. ` +
      `Only in the table: ${missing.join(', ') || 'none'}. A numbered migration has to add or drop them.`,
  )
}
