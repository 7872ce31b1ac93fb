import { expect, test } from 'vitest'
import { inProject } from '../start/project.mjs'
import { failuresIn } from './reports.mjs'

const passed = { status: 'passed', fullName: 'is well', failureMessages: [] }

test('a failed test is named with its file and the first line of why', () => {
  const name = inProject('app', 'basket.db.test.ts')
  const failed = { status: 'failed', fullName: 'a basket adds up', failureMessages: ['expected 1\n  at x'] }
  const report = {
    testResults: [{ name, status: 'failed', message: '', assertionResults: [passed, failed] }],
  }
  expect(failuresIn(report)).toEqual(['app/basket.db.test.ts › a basket adds up: expected 1'])
})

test('a file whose clean-up failed is named, though all of its tests have passed', () => {
  const name = inProject('app', 'basket.db.test.ts')
  const message = 'database is in use\n  at y'
  const report = { testResults: [{ name, status: 'failed', message, assertionResults: [passed] }] }
  expect(failuresIn(report)).toEqual(['app/basket.db.test.ts: database is in use'])
})

test('of the browser tests only those that failed every time are named, however deep they stand', () => {
  const spec = (title: string, status: string, message: string) => {
    return { title, tests: [{ status, results: [{ errors: [{ message }] }] }] }
  }
  const file = 'basket.spec.ts'
  const inner = { file, specs: [spec('pays', 'unexpected', '\u001B[31mTimeout\u001B[39m\nmore')] }
  const suites = [
    { file, specs: [spec('looks', 'flaky', 'once'), spec('adds', 'expected', '')], suites: [inner] },
  ]
  expect(failuresIn({ suites })).toEqual(['basket.spec.ts › pays: Timeout'])
})
