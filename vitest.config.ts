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
export default defineConfig({
  test: {
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
          // The built server is asked as it is run: React's development build would take half of the time.
          env: { NODE_ENV: 'production' },
          include: ['{app,demo,scripts}/**/*.db.test.ts'],
          globalSetup: ['./app/db/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
