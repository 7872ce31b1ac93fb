// npm run dev: runs the shop from its sources, with hot reload.
import { ensureDependencies } from './dependencies.mjs'
import { findNode } from './node.mjs'
import { announce, runCommand } from './operator.mjs'
import { inProject } from './project.mjs'
import { runServer } from './run-server.mjs'
import { text } from './text.mjs'

runCommand(async () => {
  await ensureDependencies('1/2')
  announce('2/2', text.starting)
  runServer(findNode(), [inProject('scripts', 'start', 'serve-sources.mjs')], { NODE_ENV: 'development' })
})
