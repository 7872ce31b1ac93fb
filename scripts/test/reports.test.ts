import { rmSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { inProject } from '../start/project.mjs'
import { failuresIn, reportFile, retriedIn } from './reports.mjs'
import { hasTooManyRetried, runStages } from './run-stages.mjs'

const passed = { status: 'passed', fullName: 'is well', failureMessages: [] }

test('a failed test is named with its file and the first line of its error', () => {
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

test('of the browser tests only those that failed every time are named, at any depth', () => {
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

test('a test that passed at the second attempt is named with its first error, and does not count as a failure', () => {
  const name = inProject('app', 'basket.db.test.ts')
  const again = { ...passed, fullName: 'waits', failureMessages: ['Error: Test timed out in 30000ms.\nIf'] }
  const report = { testResults: [{ name, status: 'passed', message: '', assertionResults: [passed, again] }] }
  expect(retriedIn(report)).toEqual(['app/basket.db.test.ts › waits: Error: Test timed out in 30000ms.'])
  expect(failuresIn(report)).toEqual([])
})

test('a browser test that passed at the second attempt is named, at any depth; a failed one is not', () => {
  const spec = (title: string, status: string, message: string) => {
    return { title, tests: [{ status, results: [{ errors: [{ message }] }, { errors: [] }] }] }
  }
  const file = 'basket.spec.ts'
  const inner = { file, specs: [spec('looks', 'flaky', 'Timeout\nmore'), spec('pays', 'unexpected', 'no')] }
  const suites = [{ file, specs: [spec('adds', 'expected', '')], suites: [inner] }]
  expect(retriedIn({ suites })).toEqual(['basket.spec.ts › looks: Timeout'])
})

test('two tests may need a second attempt; with a third the run has failed', () => {
  expect(hasTooManyRetried({ retried: ['a', 'b'] })).toBe(false)
  expect(hasTooManyRetried({ retried: ['a', 'b', 'c'] })).toBe(true)
})

test.each([
  [2, 0],
  [3, 1],
])('a run names the %i tests that needed a second attempt, and has %i failure', async (count, failed) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const suite = `retried-${count}`
  const again = { ...passed, failureMessages: ['Error: Test timed out\nmore'] }
  const assertionResults = Array.from({ length: count }, (_, i) => ({ ...again, fullName: `waits ${i}` }))
  const testResults = [
    { name: inProject('app', 'a.test.ts'), status: 'passed', message: '', assertionResults },
  ]
  const report = JSON.stringify({ numPassedTests: count, numFailedTests: 0, testResults })
  const write = `const fs = require('node:fs'); fs.mkdirSync('reports', { recursive: true });
    fs.writeFileSync(${JSON.stringify(reportFile(suite))}, ${JSON.stringify(report)})`
  const total = await runStages([{ name: 'x', command: ['-e', write], suite }], process.execPath, {})
  rmSync(reportFile(suite))
  vi.restoreAllMocks()
  expect(total.retried).toEqual(
    assertionResults.map(({ fullName }) => `app/a.test.ts › ${fullName}: Error: Test timed out`),
  )
  expect([total.passed, total.failed]).toEqual([count, failed])
})
