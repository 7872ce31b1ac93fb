import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lean } from '../../scripts/start/lean.mjs'
import { inProject } from '../../scripts/start/project.mjs'
import { secretOfBench } from '../shop/open-shop'
import { text } from '../text'

/** Milliseconds of event-loop delay since the last question, and memory in bytes. */
export type Feelings = { delay: { p50: number; p99: number; most: number }; memory: NodeJS.MemoryUsage }

/** The built server as `npm start` runs it, in a process of its own, on the given database; `environment` differs from usual. */
export async function startServer(url: string, folder: string, environment: Record<string, string> = {}) {
  const port = environment.PORT ?? process.env.BENCH_PORT ?? '3197'
  const probe = new URL('probe.mjs', import.meta.url).href
  const program = [...lean.flags, '--import', probe, inProject('build', 'server', 'server.js')]
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      ...lean.environment,
      NODE_ENV: 'production',
      SECRET: secretOfBench,
      PORT: port,
      VITRIN_DATA: folder,
      DATABASE_URL: url,
      ...environment,
    },
    // The log is written as always and discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child)
  return {
    origin,
    port: Number(port),
    pid: child.pid!,
    feelings: async () => {
      child.send('feelings')
      // The server says by itself when it is ready.
      for (;;) {
        const [answer] = (await once(child, 'message')) as [Feelings | string]
        if (typeof answer !== 'string') return answer
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(origin: string, child: ReturnType<typeof spawn>): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(text.serverEnded)
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
}
