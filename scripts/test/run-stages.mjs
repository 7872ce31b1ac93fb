import { spawn } from 'node:child_process'
import path from 'node:path'
import { secondsSince } from '../start/operator.mjs'
import { inProject, project } from '../start/project.mjs'
import { readCounts, readFailures, readRetried } from './reports.mjs'
import { text } from './text.mjs'

/** How many tests of a run may need a second attempt: a few do on a busy machine, more point to a fault of the shop. */
const mostRetried = 2

/**
 * Runs all stages one after the other, even after a failure. Returns the sum of all tests, with a line for each that
 * failed and for each that passed at the second attempt; more than two of the latter count as one more failure.
 */
export async function runStages(stages, node, environment) {
  const total = { passed: 0, failed: 0, failures: [], retried: [] }
  let hasBuild = true
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage, node, environment, hasBuild)
    total.passed += passed
    total.failed += failed
    if (failed > 0) total.failures.push(stage.name, ...failuresOf(stage))
    total.retried.push(...(stage.suite ? readRetried(stage.suite) : []))
    if (stage.builds && failed > 0) hasBuild = false
  }
  return hasTooManyRetried(total) ? { ...total, failed: total.failed + 1 } : total
}

/** Whether so many tests needed a second attempt that the run counts as failed. */
export const hasTooManyRetried = ({ retried }) => retried.length > mostRetried

const failuresOf = ({ suite }) => (suite ? readFailures(suite).map((line) => `  ${line}`) : [])

async function runStage(stage, node, environment, hasBuild) {
  console.log(text.heading(stage.name))
  if (stage.needsBuild && !hasBuild) {
    console.log(text.stageSkipped(stage.name))
    return { passed: 0, failed: 1 }
  }
  const start = Date.now()
  const code = await run(node, stage.command, { ...environment, ...stage.environment })
  const { passed, failed } = stage.suite ? readCounts(stage.suite) : { passed: 0, failed: 0 }
  const nothingRan = stage.suite !== undefined && passed + failed === 0
  if (nothingRan) console.log(text.noTests(stage.name))
  const isWell = code === 0 && failed === 0 && !nothingRan
  console.log((isWell ? text.stageDone : text.stageFailed)(stage.name, secondsSince(start)))
  // A stage that fails without a failed test counts as one failure.
  return { passed, failed: isWell ? 0 : Math.max(failed, 1) }
}

function run(node, command, environment) {
  return new Promise((resolve, reject) => {
    const bin = inProject('node_modules', '.bin')
    const env = { ...process.env, ...environment, PATH: [bin, process.env.PATH].join(path.delimiter) }
    const child = spawn(node, command, { cwd: project, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
