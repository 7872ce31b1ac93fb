import { spawn } from 'node:child_process'
import type { Account } from './account.server'

/** What PostgreSQL's programs may see of our environment: nothing that changes their locale or their target. */
export const programEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** Runs a program to its end as the account, inside `cwd`. */
export function runProgram(
  program: string,
  args: string[],
  cwd: string,
  account: Account | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...account,
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
