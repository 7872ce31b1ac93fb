import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'vitrin-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rules = resolve('.secretlintrc.json')
const secretlint = resolve('node_modules/.bin/secretlint')
/** The text that the check prints for a file; empty when it finds nothing. */
async function found(text: string): Promise<string> {
  const file = join(folder, 'settings.env')
  writeFileSync(file, text)
  const search = run(process.execPath, [secretlint, '--secretlintrc', rules, '--no-glob', file], {
    cwd: folder,
  })
  return search.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

// Put together here, so that the check passes this file.
test.each([
  ['a key of AWS', `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI'}/K7MDENG/${'bPxRfiCYZ9X3QLK7EY'}`],
  ['a token of GitHub', `TOKEN=${'ghp'}_${'x'.repeat(4)}${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG'}`],
  [
    'a private key',
    `-----BEGIN ${'RSA'} PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END ${'RSA'} PRIVATE KEY-----`,
  ],
  ['a password of a database', `DATABASE_URL=postgres://shop:${'Kx9vQ2mT7'}@db.example/shop`],
])('%s in a file is reported (promise B52)', async (_, text) => {
  expect(await found(text)).toContain('error')
})

test('the addresses of examples are no secrets', async () => {
  expect(await found('postgres://kullanici:parola@sunucu:5432/veritabani')).toBe('')
})
