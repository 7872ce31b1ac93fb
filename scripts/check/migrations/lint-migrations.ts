import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The first migration that has to pass: older ones are applied everywhere. */
const first = '0082'

/** The numbered migrations that shops may still have to apply. */
export const migrationsToLint = (): string[] =>
  readdirSync('migrations')
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && name >= first)
    .map((name) => join('migrations', name))

/** Lints migrations with the rules of .squawk.toml. `code` is 0 when they keep all of them. */
export function lintMigrations(files: readonly string[]): { code: number; output: string } {
  const { status, stdout, stderr, error } = spawnSync('node_modules/.bin/squawk', files, { encoding: 'utf8' })
  if (error) throw error
  return { code: status ?? 1, output: stdout + stderr }
}
