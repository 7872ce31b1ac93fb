// npm run bench: builds what is missing, then measures; with `--guard 5` only what npm test guards, five times, for the
// floors in bench/guard/floors.ts. Plain JavaScript: nothing is installed yet.
import { spawn } from 'node:child_process'
import { ensureBuild } from '../scripts/start/build.mjs'
import { ensureDependencies } from '../scripts/start/dependencies.mjs'
import { lean } from '../scripts/start/lean.mjs'
import { findNode } from '../scripts/start/node.mjs'
import { runCommand } from '../scripts/start/operator.mjs'
import { inProject, project } from '../scripts/start/project.mjs'

runCommand(async () => {
  await ensureDependencies('')
  const node = findNode()
  await ensureBuild(node, '')
  // The shop is measured in this process too, under the flags of `npm start`: React runs at production speed only where
  // NODE_ENV is set before it is loaded.
  const given = process.argv.slice(2)
  // The command of npm test.
  const ofGuard = ['--import', 'tsx', inProject('bench', 'guard.ts'), ...given.slice(1)]
  const ofBench = [...lean.flags, '--import', 'tsx', inProject('bench', 'run.ts'), ...given]
  const isGuard = given[0] === '--guard'
  const args = isGuard ? ofGuard : ofBench
  const env = { ...process.env, NODE_ENV: 'production', ...(isGuard ? {} : lean.environment) }
  const run = spawn(node, args, { cwd: project, env, stdio: 'inherit' })
  // The run stops its database itself; npm sends the signal to both.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  run.once('close', (code) => (process.exitCode = code ?? 1))
})
