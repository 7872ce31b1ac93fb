import { defineConfig } from 'vitest/config'

// The same JSX output for every NODE_ENV, because Vitest shares its transform cache between both kinds of tests.
const sources = {
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
}

// A worker loads a module once for all its files, which halves the time. A test must therefore leave nothing behind in a
// module or in the process.
const isolate = false

// unit: pure rules, no database. integration: the embedded PostgreSQL and the built server.
// A test that ran out of time on a busy machine runs once more, and the end of npm test names it. A wrong result is
// final, and so is every result of a race or a measurement.
const retry = { count: 1, condition: /timed out|did not succeed in time|statement timeout/ }
const tags = [{ name: 'once', description: 'Races and measurements: one failure is a finding.', retry: 0 }]

export default defineConfig({
  test: {
    tags,
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          isolate,
          testTimeout: 20_000,
          include: ['{app,bench,demo,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        ...sources,
        test: {
          name: 'integration',
          isolate,
          retry,
          // The built server runs as in production: React's development build would take half of the time.
          env: { NODE_ENV: 'production' },
          include: ['{app,demo,scripts}/**/*.db.test.ts'],
          globalSetup: ['./app/db/testing/cluster.ts'],
          // The full test tries more cases, and its crawls run before the first test of a file.
          testTimeout: process.env.TEST_FULL ? 300_000 : 30_000,
          hookTimeout: process.env.TEST_FULL ? 600_000 : 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
