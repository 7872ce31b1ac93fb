import { spawn } from 'node:child_process'
import path from 'node:path'
import { secondsSince } from '../start/operator.mjs'
import { inProject, project } from '../start/project.mjs'
import { readCounts, readFailures } from './reports.mjs'
import { text } from './text.mjs'

/** Runs all stages one after the other, whatever fails; returns the sum of all tests, and what failed, to be read at the end. */
export async function runStages(stages, node, environment) {
  const total = { passed: 0, failed: 0, failures: [] }
  let hasBuild = true
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage, node, environment, hasBuild)
    total.passed += passed
    total.failed += failed
    if (failed > 0) total.failures.push(stage.name, ...failuresOf(stage))
    if (stage.builds && failed > 0) hasBuild = false
  }
  return total
}

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
  // A stage can fail without a failed test: then it counts as one.
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
