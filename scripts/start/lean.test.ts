import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lean } from './lean.mjs'

test('README deploys the server with the flags and environment of npm start', () => {
  const [command = ''] =
    /^VITRIN_MODE=live[\s\S]*?build\/server\/server\.js$/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const words = command.split(/[\s\\]+/)
  expect(words.filter((word) => word.startsWith('--'))).toEqual(lean.flags)
  const allocator = words.filter((word) => word.startsWith('MALLOC_')).map((word) => word.split('='))
  expect(Object.fromEntries(allocator)).toEqual(lean.environment)
})
