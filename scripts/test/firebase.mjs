// npm run test:firebase: the tests of identity providers against the real Auth emulator of firebase-tools, which is
// installed apart because of its size. With --record their exchange becomes the recording that the tests of npm test use.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureDependencies } from '../start/dependencies.mjs'
import { findNode } from '../start/node.mjs'
import { announce, Refusal, runCommand } from '../start/operator.mjs'
import { inProject } from '../start/project.mjs'
import { text } from './text.mjs'

const tools = inProject('tools', 'firebase')
const program = path.join(tools, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

runCommand(async () => {
  await ensureDependencies('')
  const node = findNode()
  await installEmulator()
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-firebase-'))
  const { host, stop } = await startEmulator(node, folder)
  try {
    process.exitCode = await runTests(node, host)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function installEmulator() {
  if (existsSync(program)) return
  announce('', text.installingEmulator)
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: tools })
  if (code !== 0) throw new Refusal(text.emulatorMissing)
}

async function startEmulator(node, folder) {
  const [auth, hub, logging] = await findPorts(3)
  const at = (port) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [program, 'emulators:start', '--only', 'auth', '--project', 'demo-vitrin']
  const emulator = spawn(node, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const host = `127.0.0.1:${auth}`
  for (let tries = 0; !(await answers(host)); tries++) {
    if (emulator.exitCode !== null || tries === 300) throw new Refusal(text.emulatorFailed)
    await setTimeout(200)
  }
  const stop = async () => {
    emulator.kill('SIGINT')
    if (emulator.exitCode === null) await once(emulator, 'exit')
  }
  return { host, stop }
}

const answers = (host) =>
  fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  )

function runTests(node, host) {
  const vitest = inProject('node_modules', '.bin', 'vitest')
  const records = process.argv.includes('--record')
  return run(
    node,
    [vitest, 'run', '--project', 'integration', 'app/tests/account/identity-providers.db.test.ts'],
    {
      env: {
        ...process.env,
        TEST_FIREBASE_EMULATOR: host,
        ...(records ? { TEST_FIREBASE_RECORD: '1' } : {}),
      },
    },
  )
}

/** Free ports of this machine. */
async function findPorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

async function run(command, args, options) {
  const [code] = await once(spawn(command, args, { stdio: 'inherit', ...options }), 'exit')
  return code ?? 1
}
