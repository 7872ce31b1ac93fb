import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The first migration that has to pass: older ones are applied everywhere. */
const first = '0082'

// Its package for all platforms is not in every registry, so the program is taken from that of one.
const program = 'node_modules/@squawk-cli/linux-x64/bin/squawk'

/** Whether this machine has squawk. */
export const canLint = (): boolean => existsSync(program)

/** The numbered migrations that shops may still have to apply. */
export const migrationsToLint = (): string[] =>
  readdirSync('migrations')
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && name >= first)
    .map((name) => join('migrations', name))

/** Lints migrations with the rules of .squawk.toml. `code` is 0 when they keep all of them. */
export function lintMigrations(files: readonly string[]): { code: number; output: string } {
  const { status, stdout, stderr, error } = spawnSync(program, files, { encoding: 'utf8' })
  if (error) throw error
  return { code: status ?? 1, output: stdout + stderr }
}
