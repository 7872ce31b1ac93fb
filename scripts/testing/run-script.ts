import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'

type User = { uid?: number; gid?: number }

/**
 * Runs a script of the shop as an operator does, in a process of its own; `env` goes with the test's environment. Root may run it as
 * another user.
 */
export function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  user: User = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const options = { env: { ...process.env, ...env }, ...user }
    execFile('node_modules/.bin/tsx', [script, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** Starts a script that goes on until it is stopped, after its first line. `stop` sends SIGTERM, and returns how it ended. */
export async function startScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  user: User = {},
): Promise<{ stop: () => Promise<[number | null, string | null]> }> {
  const child = spawn('node_modules/.bin/tsx', [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  // Vitest waits without end for a worker's own stderr in the hands of a process that outlived its test.
  child.stderr.pipe(process.stderr, { end: false })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
