import { readFile } from 'node:fs/promises'
import type { Db } from '../../app/db/connection.server'
import { iysChange } from '../../app/features/consents/consents-schema'
import { exportForIys, importFromIys } from '../../app/features/consents/consents.server'
import type { IysCommand } from './iys-arguments'
import { text } from './iys-text'

/** Runs a command about İYS in the name of `actor`. An export is the JSON that İYS takes; problems follow in the error stream's words. */
export async function runIysCommand(
  db: Db,
  command: IysCommand,
  { actor, now }: { actor: string; now: Date },
): Promise<{ lines: string[] } | { error: string }> {
  if (command.name === 'iys-export') {
    const made = await exportForIys(db, { actor, now })
    const problems = made.problems.map((one) => text.problem(one.recipient, one.type, one.reason))
    console.error([text.exported(made.id, made.consents.length, made.remaining), ...problems].join('\n'))
    return { lines: [JSON.stringify(made.consents, null, 2)] }
  }
  const changes = await readChanges(command.file)
  if (!changes) return { error: text.unreadable(command.file) }
  const imported = await importFromIys(db, changes, { actor, now })
  return {
    lines: imported.map(({ change, outcome }) => text.imported(change.recipient, change.type, outcome)),
  }
}

/** The changes of a file as İYS gives it: a list, or an object with `list`. Null for anything else. */
async function readChanges(file: string) {
  const content = await readFile(file, 'utf8').catch(() => '')
  try {
    const read = JSON.parse(content) as { list?: unknown }
    const parsed = iysChange.array().safeParse(Array.isArray(read) ? read : read.list)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
