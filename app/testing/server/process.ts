import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { inProject } from '../../../scripts/start/project.mjs'
import { buildShop, builtServer } from './built-shop'
import { freePort } from './free-port'

export type ShopProcess = Awaited<ReturnType<typeof startProcess>>

const followParent = pathToFileURL(inProject('scripts', 'start', 'follow-parent.mjs')).href
const running = new Set<ChildProcess>()
const folders = new Set<string>()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** The built server as a process of its own, on a free port and a data folder of its own. */
export async function startProcess(environment: Record<string, string> = {}) {
  await buildShop()
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-process-'))
  folders.add(folder)
  const port = environment.PORT ?? String(await freePort())
  // Files of tests share this module, so its `afterAll` may have run already: the process also ends when its parent does.
  const child = spawn(process.execPath, ['--import', followParent, builtServer], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VITRIN_DATA: folder, PORT: port, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  running.add(child)
  const output = { stdout: '', stderr: '' }
  child.stdout!.on('data', (chunk) => (output.stdout += chunk))
  child.stderr!.on('data', (chunk) => (output.stderr += chunk))
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const url = `http://127.0.0.1:${port}`
  return { child, folder, port: Number(port), url, output, exited, ready, stop }

  /** Resolves when the shop takes requests; throws when the process has ended. */
  async function ready(): Promise<void> {
    const ended = exited.then((code) => {
      throw new Error(`The shop ended with ${code}: ${output.stderr}`)
    })
    await Promise.race([ended, untilReady()])
    ended.catch(() => undefined)
  }

  async function untilReady(): Promise<void> {
    while (child.exitCode === null) {
      const answer = await fetch(`${url}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }

  /** Tells the process to stop. Returns its exit code and how long it took, in ms. */
  async function stop(): Promise<{ code: number | null; ms: number }> {
    const start = performance.now()
    child.kill('SIGTERM')
    return { code: await exited, ms: performance.now() - start }
  }
}
