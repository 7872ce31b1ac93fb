import { defineConfig } from 'vitest/config'

const resolve = { tsconfigPaths: true }

// unit: pure rules, no database. integration: the embedded PostgreSQL and the built server.
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['{app,bench,demo,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
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
