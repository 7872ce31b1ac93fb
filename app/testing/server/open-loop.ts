import { Agent, request } from 'node:http'

// Runs as a process of its own: sends requests at a fixed pace, however late answers are, like independent visitors.
// Prints the outcome of each request as JSON.
const [origin = '', given = '[]'] = process.argv.slice(2)

/**
 * `perSecond` requests for the paths in turn, from `from` to `until`, in ms since the start; with a body, a POST. `headers`: of
 * several clients in turn.
 */
export type Stream = {
  kind: string
  paths: string[]
  perSecond: number
  from: number
  until: number
  body?: string
  headers?: Record<string, string>[]
}
/** When it was sent, in ms since the start; its status, or why no answer came; its duration in ms. */
export type Shot = { kind: string; at: number; outcome: number | string; took: number }

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 })
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' }
const shots: Shot[] = []
const start = performance.now()
const now = () => performance.now() - start

type Question = { path: string; body: string | undefined; own: Record<string, string> | undefined }

function ask(question: Question, tell: (outcome: number | string) => void, again = false) {
  const { path, body, own } = question
  const post = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }
  const method = body === undefined ? 'GET' : 'POST'
  const way = again ? false : agent
  const asked = request(
    origin + path,
    { agent: way, method, headers: { ...headers, ...post, ...own } },
    (response) => {
      response
        .once('end', () => tell(response.statusCode!))
        .once('error', () => tell('broken'))
        .resume()
    },
  )
  asked.once('error', ({ code }: NodeJS.ErrnoException) => {
    // The server closed the kept connection meanwhile: every browser opens a new one.
    if (asked.reusedSocket && !again) ask(question, tell, true)
    else tell(String(code))
  })
  asked.end(body)
}

async function run({ kind, paths, perSecond, from, until, body, headers: clients }: Stream): Promise<void> {
  const sent: Promise<void>[] = []
  for (let number = 0; from + (number * 1_000) / perSecond < until; number++) {
    const early = from + (number * 1_000) / perSecond - now()
    if (early > 1) await new Promise((resume) => setTimeout(resume, early))
    const at = now()
    const question = { path: paths[number % paths.length]!, body, own: clients?.[number % clients.length] }
    sent.push(
      new Promise((resolve) =>
        ask(question, (outcome) => {
          shots.push({ kind, at, outcome, took: now() - at })
          resolve()
        }),
      ),
    )
  }
  await Promise.all(sent)
}

await Promise.all((JSON.parse(given) as Stream[]).map(run))
agent.destroy()
process.stdout.write(JSON.stringify(shots))
