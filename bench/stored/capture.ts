import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'node:http'

/** An answer of the store as it came: heads as node writes them, names and values in turn. */
export type Captured = { path: string; etag: string; head: string[]; unchanged: string[]; body: string }

type Got = { status: number; head: string[]; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** Lines that node writes by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive'])
/** An answer gets its smallest body once it was read so often (app/server/stored/). */
const readsBeforeSmallest = 8
const patience = 20_000

/** The stored answer of an address in its smallest body. Throws for an answer that was made for this request. */
export async function capture(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<Captured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (more = {}) => get(agent, origin + path, { ...headers, ...more })
  try {
    const first = await untilStored(ask)
    for (let read = 0; read < readsBeforeSmallest; read++) await ask()
    const { head, headers: told, body } = await untilSmaller(ask, first.body.length)
    if (told['x-request-id']) throw new Error(`${path} is not stored`)
    const etag = String(told.etag)
    const { status, head: unchanged } = await ask({ 'if-none-match': etag })
    if (status !== 304) throw new Error(`${path} answers ${status} to its own ETag`)
    return { path, etag, head, unchanged, body: body.toString('base64') }
  } finally {
    agent.destroy()
  }
}

/** Waits until the answer is stored: a server stores none until messages of its database arrive. */
async function untilStored(ask: () => Promise<Got>): Promise<Got> {
  const until = performance.now() + patience
  for (;;) {
    const got = await ask()
    if (!got.headers['x-request-id'] || performance.now() > until) return got
    await pause(100)
  }
}

/** Waits until the answer is smaller than the first one; small answers may stay as they are. */
async function untilSmaller(ask: () => Promise<Got>, length: number): Promise<Got> {
  const until = performance.now() + patience
  for (;;) {
    const got = await ask()
    if (got.body.length < length || length < 4_000 || performance.now() > until) return got
    await pause(100)
  }
}

function get(agent: Agent, address: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, rawHeaders, headers: told } = response
        if (status !== 200 && status !== 304) return reject(new Error(`${address}: ${status}`))
        resolve({ status, head: withoutNodes(rawHeaders), headers: told, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}

const withoutNodes = (head: readonly string[]) =>
  head.flatMap((name, at) => (at % 2 === 0 && !ofNode.has(name.toLowerCase()) ? [name, head[at + 1]!] : []))
