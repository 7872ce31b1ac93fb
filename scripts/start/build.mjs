import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { announce, Refusal, secondsSince } from './operator.mjs'
import { inProject, project } from './project.mjs'
import { fingerprintSources, sameContent } from './sources.mjs'
import { text } from './text.mjs'

const stampFile = inProject('build', '.stamp')

/** Builds the shop for production unless the build was made from exactly these sources. */
export async function ensureBuild(node, step) {
  const known = readStamp()
  const sources = fingerprintSources(known)
  if (known && sameContent(sources, known) && existsSync(inProject('build', 'server', 'server.js'))) {
    return announce(step, text.buildCurrent)
  }
  const start = Date.now()
  announce(step, text.building)
  // Without its stamp an interrupted build is repeated.
  rmSync(stampFile, { force: true })
  await build(node, start)
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(sources))
  announce(step, text.built(secondsSince(start)))
}

function build(node, start) {
  return new Promise((resolve, reject) => {
    const progress = setInterval(() => announce('', text.stillRunning(secondsSince(start))), 5000)
    const child = spawn(node, [inProject('node_modules', '.bin', 'react-router'), 'build'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(progress)
      if (code === 0) return resolve()
      reject(new Refusal(`${output.trim()}\n${text.buildFailed}`))
    })
  })
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}
