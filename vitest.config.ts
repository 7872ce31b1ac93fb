import { defineConfig } from 'vitest/config'

// One way of writing JSX, whatever NODE_ENV says: Vitest keeps what it has transformed for both kinds of tests.
const sources = {
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
}

// A worker loads a module once for all its files, not anew for each: half of the time went into that. No test may leave
// anything behind in a module or in the process.
const isolate = false

// unit: pure rules, no database. integration: the embedded PostgreSQL and the built server.
// A loaded machine may miss a moment: a test that ran out of time is made once more, and the end of npm test names it. A
// wrong result is never tried again, and a race or a measurement not at all.
const retry = { count: 1, condition: /timed out|did not succeed in time/ }
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
          // The built server is asked as it is run: React's development build would take half of the time.
          env: { NODE_ENV: 'production' },
          include: ['{app,demo,scripts}/**/*.db.test.ts'],
          globalSetup: ['./app/db/testing/cluster.ts'],
          // The full test does more of everything, and its crawls stand before the first test of a file.
          testTimeout: process.env.TEST_FULL ? 300_000 : 30_000,
          hookTimeout: process.env.TEST_FULL ? 600_000 : 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
