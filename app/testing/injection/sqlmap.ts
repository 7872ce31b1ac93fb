import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Attacked } from './attacked'

export type SqlmapOptions = {
  origin: string
  level: number
  risk: number
  /** Letters of sqlmap's techniques: B boolean, E error, U union, S stacked, T time. */
  technique: string
  /** Looks further only at parameters whose answers change or show an error. */
  smart: boolean
  /** Most seconds for one request. */
  seconds: number
  /** Page that is read after each request: for stored values. */
  secondUrl?: string
  /** Cookies and headers, besides the parameters of the request. */
  headers?: boolean
}

/** `clean`: every parameter was tried; `found`: some can be injected; `cut`: the time was over; `failed`: sqlmap gave up. */
export type SqlmapResult = {
  state: 'clean' | 'found' | 'cut' | 'failed'
  found: string[]
  output: string
  ms: number
}

/** Runs sqlmap with one request. `run` marks the requests that it sends. Rejects when sqlmap is not installed. */
export async function runSqlmap(
  attacked: Attacked,
  run: number,
  options: SqlmapOptions,
): Promise<SqlmapResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-sqlmap-'))
  const from = performance.now()
  try {
    const file = join(folder, 'request.txt')
    await writeFile(file, requestFile(attacked, run, options))
    const { output, isCut } = await start(['-r', file, ...argumentsOf(folder, options)], options.seconds)
    return { ...read(output, isCut), output, ms: performance.now() - from }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function argumentsOf(
  folder: string,
  { level, risk, technique, smart, secondUrl, headers }: SqlmapOptions,
): string[] {
  const fixed =
    '--batch --ignore-stdin --flush-session --disable-coloring --skip-waf --drop-set-cookie --ignore-redirects --dbms postgresql --threads 1 ' +
    '--time-sec 2 --timeout 15 --retries 1 ' +
    // A refusal is an answer as well.
    '--ignore-code 400,401,403,404,405,409,410,412,413,415,422,428,429,500,503 ' +
    `--level ${level} --risk ${risk} --technique ${technique}`
  return [
    ...fixed.split(' '),
    '--output-dir',
    join(folder, 'output'),
    ...(headers ? [] : ['--skip', 'user-agent,referer,cookie,host']),
    // The quick look overlooks an injectable header.
    ...(smart && !headers ? ['--smart'] : []),
    ...(secondUrl ? ['--second-url', secondUrl] : []),
  ]
}

/** The request as sqlmap reads it; a star follows every parameter of the path, and every header that is attacked. */
export function requestFile(
  { method, path, given, fields, json, headers = {}, browser }: Attacked,
  run: number,
  { origin, headers: areAttacked = false }: Pick<SqlmapOptions, 'origin' | 'headers'>,
): string {
  const url = new URL(path, origin)
  const marked = url.pathname
    .split('/')
    .map((part, i) => (given.includes(i) ? `${part}*` : part))
    .join('/')
  const cookies = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const attackable = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value}${areAttacked ? '*' : ''}`,
  )
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
  const body = json ? JSON.stringify(json) : fields ? new URLSearchParams(fields).toString() : ''
  const lines = [
    `${method} ${marked}${url.search} HTTP/1.1`,
    `host: ${url.host}`,
    `x-run: ${run}`,
    ...(method === 'GET' ? [] : [`origin: ${origin}`]),
    ...('accept' in headers
      ? []
      : [`accept: ${path.startsWith('/api/') ? 'application/json' : 'text/html'}`]),
    ...(cookies ? [`cookie: ${cookies}`] : []),
    ...(method === 'GET' ? [] : [`content-type: ${type}`]),
    ...attackable,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

function start(args: readonly string[], seconds: number): Promise<{ output: string; isCut: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let isCut = false
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const end = setTimeout(() => {
      isCut = true
      child.kill('SIGKILL')
    }, seconds * 1_000)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(end)
      resolve({ output, isCut })
    })
  })
}

function read(output: string, isCut: boolean): Pick<SqlmapResult, 'state' | 'found'> {
  const list = output.split('identified the following injection point')[1] ?? ''
  const found = [...list.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => name!)
  if (found.length > 0) return { state: 'found', found }
  // Found, and the time was over before the list was printed.
  const told = [...output.matchAll(/parameter '(.+?)' (?:appears to be|is) '.+' injectable/g)].map(
    ([, name]) => name!,
  )
  if (isCut && told.length > 0) return { state: 'found', found: told }
  if (isCut) return { state: 'cut', found: [] }
  return {
    state: /all tested parameters do not appear to be injectable/.test(output) ? 'clean' : 'failed',
    found: [],
  }
}
