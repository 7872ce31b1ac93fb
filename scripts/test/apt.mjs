import { spawn } from 'node:child_process'
import { announce, Refusal, secondsSince } from '../start/operator.mjs'
import { text } from './text.mjs'

/** Installs Debian packages as root. `start`: when the wait began; `advice`: what the operator does when it fails. */
export async function installPackages(packages, start, advice) {
  await runApt(['update'], start, advice)
  await runApt(['install', '-y', '--no-install-recommends', ...packages], start, advice)
}

function runApt(args, start, advice) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = spawn('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [apt.stdout, apt.stderr]) stream.on('data', (chunk) => (output += chunk))
    const progress = setInterval(
      () => announce('', text.installedSoFar(lastLine(output), secondsSince(start))),
      5000,
    )
    apt.once('error', () => fail())
    apt.once('close', (code) => (code === 0 ? done() : fail()))

    function done() {
      clearInterval(progress)
      resolve()
    }

    function fail() {
      clearInterval(progress)
      const tail = output.trim().split('\n').slice(-10).join('\n')
      reject(new Refusal(`${tail}\n${advice}`))
    }
  })
}

const lastLine = (output) => (output.trim().split('\n').at(-1) ?? '').slice(0, 80)
