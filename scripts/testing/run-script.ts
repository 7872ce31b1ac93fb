import { execFile } from 'node:child_process'

/**
 * Runs a script of the shop as an operator does, in a process of its own; `env` goes with the test's environment. Root may run it as
 * another user.
 */
export function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const options = { env: { ...process.env, ...env }, ...user }
    execFile('node_modules/.bin/tsx', [script, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}
