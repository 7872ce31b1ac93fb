import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts another process that uses the server of `dataDir`. Resolves when that process has connected. */
export async function holdInOtherProcess(dataDir: string) {
  const script = fileURLToPath(new URL('./hold.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const answer = JSON.parse(line) as { url: string }

  return {
    ...answer,
    leave: () => ended(() => child.stdin.end()),
    kill: () => ended(() => child.kill('SIGKILL')),
  }

  async function ended(tell: () => void) {
    const exit = once(child, 'exit')
    tell()
    await exit
  }
}
