import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '~/testing/server/free-port'
import { runTool } from '~/testing/server/tools'
import { project } from '../../../start/project.mjs'

export type ProxyKind = 'nginx' | 'caddy'
export type Proxy = Awaited<ReturnType<typeof startProxy>>

/** The example of the folder deploy/, with these ports and a certificate of its own, as a process. */
export async function startProxy(kind: ProxyKind, shops: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), `vitrin-${kind}-`))
  const port = await freePort()
  const certificate = makeCertificate(folder)
  const write = kind === 'nginx' ? nginx : caddy
  const { check, run } = write({ folder, port, shops, ...certificate })
  const { code, output } = runTool(kind, check)
  if (code !== 0) throw new Error(output)
  const child = spawn(kind, run, { env: { PATH: process.env.PATH, HOME: folder }, stdio: 'ignore' })
  const ended = once(child, 'close')
  while (child.exitCode === null && !(await accepts(port)))
    await new Promise((resume) => setTimeout(resume, 20))
  if (child.exitCode !== null) throw new Error(`${kind} ended with ${child.exitCode}`)
  const ca = readFileSync(certificate.certificate)
  return { origin: `https://localhost:${port}`, ca, fetch: fetchFrom('127.0.0.1'), fetchFrom, stop }

  async function stop(): Promise<void> {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  /** Sends requests from this address of the machine, and trusts the certificate. */
  function fetchFrom(localAddress: string) {
    return async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const body = Buffer.from(await request.arrayBuffer())
      const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length }
      const asked = send({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        ca,
        localAddress,
        agent: false,
        method: request.method,
        path: pathname + search,
        headers: { ...headers, host: `localhost:${port}` },
      })
      // A refused upload is not read to its end: writing fails after the answer.
      asked.on('error', () => undefined)
      asked.end(body)
      const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
      const received = new Headers()
      for (const [name, value] of Object.entries(answer.headers))
        for (const one of [value].flat()) received.append(name, one!)
      const content = await buffer(answer)
      return new Response(content.length > 0 ? content : null, {
        status: answer.statusCode!,
        headers: received,
      })
    }
  }
}

type Copy = {
  folder: string
  port: number
  shops: readonly [number, number]
  certificate: string
  key: string
}

const example = (path: string, { shops }: Copy) =>
  readFileSync(join(project, 'deploy', path), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${shops[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${shops[1]}`)

function nginx(copy: Copy) {
  const { folder, port, certificate, key } = copy
  const site = example('nginx/vitrin.conf', copy)
    .replaceAll(/^.*listen (80|\[::\]).*$/gm, '')
    // Nothing asks on the port without TLS.
    .replace('server_name magaza.example;', `listen unix:${folder}/plain; server_name localhost;`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey.pem/g, key)
    .replaceAll('magaza.example', 'localhost')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; types {} default_type text/plain; ${places.join(' ')}
${site} }`,
  )
  const config = ['-p', folder, '-c', file]
  return { check: ['-t', ...config], run: config }
}

function caddy(copy: Copy) {
  const file = join(copy.folder, 'Caddyfile')
  writeFileSync(
    file,
    example('caddy/Caddyfile', copy)
      .replace(/^\{\n/m, '{\n\tadmin off\n\tauto_https disable_redirects\n')
      .replace(
        /^\{\$VITRIN_SITE:magaza.example\} \{/m,
        `https://localhost:${copy.port} {\n\tbind 127.0.0.1\n\ttls ${copy.certificate} ${copy.key}`,
      ),
  )
  const config = ['--adapter', 'caddyfile', '--config', file]
  return { check: ['validate', ...config], run: ['run', ...config] }
}

function makeCertificate(folder: string) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out ${certificate} -keyout ${key}`.split(
      ' ',
    ),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return { certificate, key }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
