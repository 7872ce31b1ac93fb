import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { forgetBriefly } from '~/db/brief-cache.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import type { SettingField } from './catalogue.server'
import { nameOfSetting } from './setting-names'
import * as store from './store.server'

/** The stored values of some settings by name; null where none is stored and the usual value holds. */
export async function readStored(
  db: Db,
  fields: readonly SettingField[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = new Map((await store.readSettings(db)).map((row) => [nameOfSetting(row), row.value] as const))
  return new Map(fields.map((field) => [nameOfSetting(field), rows.get(nameOfSetting(field)) ?? null]))
}

export type SettingChange = {
  field: SettingField
  /** The value that the form had shown, and the new one; null for none. */
  before: string | null
  after: string | null
}

/**
 * Stores changed settings in one transaction with its audit. `stale`: names of settings that somebody else has changed since
 * the form was shown; then nothing is stored. Other processes see the values within 1 s.
 */
export function changeSettings(
  db: Db,
  changes: readonly SettingChange[],
  actor: string,
): Promise<{ status: 'done' } | { status: 'stale'; names: string[] }> {
  return transaction(db, async (db) => {
    await lockNames(db, ['settings'])
    const stored = await readStored(
      db,
      changes.map(({ field }) => field),
    )
    const stale = changes.filter(
      ({ field, before }) => (stored.get(nameOfSetting(field)) ?? '') !== (before ?? ''),
    )
    if (stale.length > 0) return { status: 'stale', names: stale.map(({ field }) => nameOfSetting(field)) }
    await write(db, changes)
    for (const { field, before, after } of changes)
      await audit(db, {
        actor,
        action: 'settings change',
        subject: `settings ${nameOfSetting(field)}`,
        before: { value: audited(field, before) },
        after: { value: audited(field, after) },
      })
    return { status: 'done' }
  })
}

/** The value as the audit log keeps it: readers must not see identity numbers, which a sole trader's tax number is. */
const audited = ({ isIdentity }: SettingField, value: string | null): string | null =>
  isIdentity && value ? `•••${value.slice(-2)}` : value

async function write(db: Transaction, changes: readonly SettingChange[]): Promise<void> {
  // A stored setting stays as public as it was; clients rely on it.
  const stored = new Map(
    (await store.readSettings(db)).map((row) => [nameOfSetting(row), row.isPublic === 1]),
  )
  const kept = changes.flatMap(({ field, after }) => {
    const { group, key, isPublic = false } = field
    return after === null
      ? []
      : [{ group, key, value: after, isPublic: stored.get(nameOfSetting(field)) ?? isPublic }]
  })
  const removed = changes.flatMap(({ field, after }) => (after === null ? [field] : []))
  await store.writeSettings(db, kept)
  await store.removeSettings(db, removed)
  forgetBriefly(db)
}
