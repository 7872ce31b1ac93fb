// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canLint, lintMigrations, migrationsToLint } from './lint-migrations'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
const lint = (statement: string) => {
  const file = join(folder, 'migration.sql')
  writeFileSync(file, `${statement}\n`)
  return lintMigrations([file])
}

test.runIf(canLint()).each([
  ['alter table products add column weight int not null;', 'adding-required-field'],
  ['alter table products drop column name;', 'ban-drop-column'],
  ['alter table products rename column name to title;', 'renaming-column'],
  ['alter table products alter column name type varchar(20);', 'changing-column-type'],
  ['alter table products alter column name set not null;', 'adding-not-nullable-field'],
])('%s is refused beside an older version', (statement, rule) => {
  const { code, output } = lint(statement)
  expect(code).not.toBe(0)
  expect(output).toContain(rule)
})

test.runIf(canLint()).each([
  'alter table products add column weight int;',
  'create table notes (id bigint generated always as identity primary key, body text not null);',
])('%s is allowed', (statement) => {
  expect(lint(statement)).toMatchObject({ code: 0 })
})

test('there are migrations to lint', () => {
  expect(migrationsToLint()[0]).toBe('migrations/0082_audiences.sql')
})
