import { spawn } from 'node:child_process'
import { announce, Refusal, secondsSince } from '../start/operator.mjs'
import { findChromium } from './chromium.mjs'
import { text } from './text.mjs'

const packages = ['chromium-headless-shell', 'fonts-liberation']

/** Path of a browser; installs Debian's as root, otherwise says what to install. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() !== 0) throw new Refusal(text.chromiumMissing(packages.join(' ')))
  const start = Date.now()
  announce('', text.installingChromium)
  await runApt(['update'], start)
  await runApt(['install', '-y', '--no-install-recommends', ...packages], start)
  const installed = await findChromium()
  if (!installed) throw new Refusal(text.chromiumMissing(packages.join(' ')))
  announce('', text.installedChromium(secondsSince(start)))
  return installed
}

function runApt(args, start) {
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
      reject(new Refusal(`${tail}\n${text.chromiumMissing(packages.join(' '))}`))
    }
  })
}

const lastLine = (output) => (output.trim().split('\n').at(-1) ?? '').slice(0, 80)
