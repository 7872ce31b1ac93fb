import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inProject } from '../start/project.mjs'

// Not below build/: building the shop empties it.
const folder = inProject('reports')

/** Where a suite leaves its results as JSON, for the closing line and the specification check. */
export const reportFile = (suite) => inProject('reports', `${suite}.json`)

export function clearReports() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Numbers of a suite: Vitest's and Playwright's reports alike; nothing ran when there is no report. */
export function readCounts(suite) {
  const file = reportFile(suite)
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // Flaky: missed a moment once and passed when it was made again (playwright.config.ts).
  if (report.stats)
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
