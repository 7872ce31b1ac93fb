import { spawnSync } from 'node:child_process'
import type { TestContext } from 'vitest'

/** Whether this machine has promtool, the program that checks files and answers for Prometheus. */
const isThere = !spawnSync('promtool', ['--version']).error

/**
 * Leaves the test out on a machine without promtool, and says so: it is no part of npm's packages, and its Debian package would
 * start a Prometheus.
 */
export function needsPromtool({ skip }: Pick<TestContext, 'skip'>): void {
  if (!isThere) process.stdout.write(`Left out: ${isMissing}\n`)
  skip(!isThere, isMissing)
}

const isMissing = 'promtool is missing (apt-get install --no-install-recommends prometheus)'

/** Runs promtool. Returns its exit code and all that it printed. */
export function promtool(args: readonly string[], input = ''): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}
