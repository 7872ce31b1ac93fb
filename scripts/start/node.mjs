import { spawnSync } from 'node:child_process'
import { Refusal } from './operator.mjs'
import { inProject } from './project.mjs'
import { text } from './text.mjs'

const required = 24

/** Path of a Node.js that is new enough: the installed package's before the one that runs this script. */
export function findNode() {
  const bundled = inProject('node_modules', '.bin', 'node')
  if (majorOf(askVersion(bundled)) >= required) return bundled
  if (majorOf(process.version) >= required) return process.execPath
  throw new Refusal(text.nodeTooOld(process.version))
}

function askVersion(program) {
  if (program === process.execPath) return process.version
  // The program is missing, or built for another C library and fails to run.
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

function majorOf(version) {
  return Number.parseInt(version.replace('v', ''), 10) || 0
}
