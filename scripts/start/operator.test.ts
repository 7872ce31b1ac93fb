import { afterEach, expect, test, vi } from 'vitest'
import { BadConfig } from '~/server/config/bad-config.server'
import { Refusal, runCommand } from './operator.mjs'

afterEach(() => void (process.exitCode = undefined))

test.each([
  ['a refusal', new Refusal('Klasör yok.'), 'Klasör yok.'],
  ['a bad setting', new BadConfig('DATABASE_URL geçersiz.'), 'DATABASE_URL geçersiz.'],
])('a command prints %s in one line and ends with 1', async (_what, error, line) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCommand(() => Promise.reject(error))
  expect(printed.mock.calls).toEqual([[line]])
  expect(process.exitCode).toBe(1)
})

test('a command prints any other error with its stack', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new Error('Beklenmeyen')
  await runCommand(() => Promise.reject(error))
  expect(printed.mock.calls).toEqual([[error]])
})
