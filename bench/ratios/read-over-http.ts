import { fork } from 'node:child_process'
import { once } from 'node:events'
import { lean } from '../../scripts/start/lean.mjs'
import { inProject } from '../../scripts/start/project.mjs'
import { compete, type Effort, type Score } from '../contest/compete'
import { get } from '../load/fire'

type Ready = { app: number; bare: number; headers: Record<string, string> }

/**
 * A page or an answer of the API over HTTP, one request after the other, beside a bare server of node:http that sends
 * the same statements and renders the same markup, or writes the same value with JSON.stringify.
 */
export async function competeOverHttp(
  place: { url: string; folder: string },
  path: string,
  effort: Effort,
): Promise<Score> {
  const server = fork(inProject('bench', 'ratios', 'contest-server.ts'), [place.url, place.folder, path], {
    execArgv: [...lean.flags, '--import', 'tsx'],
  })
  try {
    const { app, bare, headers } = await ready(server)
    const ask = (port: number) => () => get(`http://127.0.0.1:${port}${path}`, headers)
    return await compete(ask(app), ask(bare), effort)
  } finally {
    const ended = once(server, 'exit')
    if (server.connected) {
      server.disconnect()
      await ended
    }
  }
}

function ready(server: ReturnType<typeof fork>): Promise<Ready> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => resolve(message as Ready))
    server.once('exit', (code) => reject(new Error(`The contest server ended with ${code}`)))
  })
}
