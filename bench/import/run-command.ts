import { spawn } from 'node:child_process'

export type Ran = { code: number | null; output: string; seconds: number; megabytes: number }

/** Runs a command of the shop as an operator does. Returns the time and peak memory of its process. */
export function runCommand(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ran> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done) =>
    child.on('close', (code) => {
      const megabytes = Number(/en çok ([\d.]+) MB/.exec(output)?.[1]?.replace('.', '') ?? Number.NaN)
      done({ code, output, seconds: (performance.now() - start) / 1_000, megabytes })
    }),
  )
}
