import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { NamedTest } from './table'

/** The outcome of one test in the last run. */
export type Result = NamedTest & { outcome: 'passed' | 'failed' | 'skipped' }

type VitestReport = {
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}
type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] }

/** Results of a run from the reports of Vitest and Playwright; a missing report yields none. */
export function readResults(project: string, reports: readonly string[]): Result[] {
  return reports.filter(existsSync).flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
    return 'testResults' in report ? ofVitest(project, report) : ofPlaywright(project, report)
  })
}

function ofVitest(project: string, { testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: path.relative(project, name),
      title: [...ancestorTitles, title].join(' › '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

function ofPlaywright(project: string, { config, suites }: PlaywrightReport): Result[] {
  const inFile = ({ suites = [], specs }: Suite, around: string[]): Result[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status }) => ({
        file: path.relative(project, path.join(config.rootDir, file)),
        title: [...around, title].join(' › '),
        outcome:
          status === 'expected' || status === 'flaky'
            ? ('passed' as const)
            : status === 'skipped'
              ? ('skipped' as const)
              : ('failed' as const),
      })),
    ),
    ...suites.flatMap((suite) => inFile(suite, [...around, suite.title])),
  ]
  return suites.flatMap((suite) => inFile(suite, []))
}
