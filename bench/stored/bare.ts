import { fork } from 'node:child_process'
import { once } from 'node:events'
import { lean } from '../../scripts/start/lean.mjs'
import { inProject } from '../../scripts/start/project.mjs'
import type { Captured } from './capture'

/** A bare server of node:http in a process of its own, under the shop's flags, that sends captured answers. */
export async function startBare(answers: readonly Captured[]) {
  const child = fork(inProject('bench', 'stored', 'bare-server.ts'), {
    execArgv: [...lean.flags, '--import', 'tsx'],
    env: { ...process.env, ...lean.environment },
  })
  const ended = once(child, 'exit')
  const [port] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}`))),
  ])) as [number]
  for (const answer of answers) {
    const taken = once(child, 'message')
    child.send(answer)
    await taken
  }
  return {
    port,
    pid: child.pid!,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
