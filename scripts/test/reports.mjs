import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inProject, project } from '../start/project.mjs'

// Outside build/, which every build empties.
const folder = inProject('reports')

/** Path of a suite's results as JSON, for the closing line and the specification check. */
export const reportFile = (suite) => inProject('reports', `${suite}.json`)

export function clearReports() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Counts of a suite, from Vitest's or Playwright's report; all 0 without a report. */
export function readCounts(suite) {
  const file = reportFile(suite)
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // Flaky: failed at the first attempt and passed at the second (playwright.config.ts).
  if (report.stats)
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** The failures of a suite: see `failuresIn`. */
export function readFailures(suite) {
  const file = reportFile(suite)
  return existsSync(file) ? failuresIn(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** A line for each failed test of a report, and for each file that failed outside its tests: where and how. */
export function failuresIn(report) {
  return report.suites
    ? report.suites.flatMap((suite) => inBrowser(suite, 'unexpected'))
    : report.testResults.flatMap(failedInFile)
}

/** The tests of a suite that passed at the second attempt: see `retriedIn`. */
export function readRetried(suite) {
  const file = reportFile(suite)
  return existsSync(file) ? retriedIn(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** A line for each test of a report that passed at the second attempt: its place, and why the first attempt failed. */
export function retriedIn(report) {
  return report.suites
    ? report.suites.flatMap((suite) => inBrowser(suite, 'flaky'))
    : report.testResults.flatMap(retriedInFile)
}

// Vitest keeps the failures of earlier attempts on a test that has passed in the end.
function retriedInFile({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => lineOf(name, test))
}

function failedInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map((test) => lineOf(name, test))
  return status === 'failed' ? [`${path.relative(project, name)}: ${firstLine(message)}`] : []
}

const lineOf = (name, { fullName, failureMessages }) =>
  `${path.relative(project, name)} › ${fullName}: ${firstLine(failureMessages[0])}`

function inBrowser({ file, specs, suites = [] }, wanted) {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [
    ...found.map(({ title, tests }) => `${file} › ${title}: ${firstLine(errorOf(tests))}`),
    ...suites.flatMap((suite) => inBrowser(suite, wanted)),
  ]
}

const errorOf = (tests) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))[0]

// Without Playwright's colours.
const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0]
