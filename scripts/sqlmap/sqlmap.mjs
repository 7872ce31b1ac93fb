// npm run sqlmap: sqlmap attacks every parameter of every route of a shop of its own (promise P14), after it has shown that it finds
// one that can be injected. Exit code 0: 0 findings, 1: some, or it could not run, 2: not understood. The list and the attack are tests
// (app/tests/injection/), because they use the people, forms and calls of the tests.
import { spawn, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findNode } from '../start/node.mjs'
import { Refusal, runCommand } from '../start/operator.mjs'
import { inProject, project } from '../start/project.mjs'
import { text } from './text.mjs'

const string = { type: 'string' }

function readOptions() {
  try {
    const options = {
      only: string,
      from: string,
      minutes: string,
      level: string,
      risk: string,
      technique: string,
      workers: string,
    }
    const { values } = parseArgs({ options: { ...options, smart: { type: 'boolean' } }, strict: true })
    const asked = {
      only: values.only ?? '',
      from: Number(values.from ?? 1),
      minutes: Number(values.minutes ?? 15),
      level: Number(values.level ?? 3),
      risk: Number(values.risk ?? 1),
      technique: values.technique ?? 'BEU',
      workers: Number(values.workers ?? 2),
      smart: values.smart ?? false,
    }
    const isWhole =
      [asked.level, asked.risk, asked.workers].every((n) => Number.isInteger(n) && n >= 1 && n <= 8) &&
      Number.isInteger(asked.from) &&
      asked.from >= 1
    return isWhole && asked.minutes > 0 && asked.minutes <= 1_440 && /^[BEUST]+$/.test(asked.technique)
      ? asked
      : null
  } catch {
    return null
  }
}

await runCommand(async () => {
  const asked = readOptions()
  if (!asked) {
    console.error(text.usage)
    process.exitCode = 2
    return
  }
  if (spawnSync('sqlmap', ['--version']).error) throw new Refusal(text.missing)
  const vitest = inProject('node_modules', '.bin', 'vitest')
  const args = [vitest, 'run', '--project', 'integration', 'app/tests/injection/sqlmap.db.test.ts']
  const env = { ...process.env, SQLMAP: JSON.stringify(asked) }
  const child = spawn(findNode(), args, { cwd: project, env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
})
