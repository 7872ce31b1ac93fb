// npm run dev: the shop from its sources, with hot reload.
import { ensureDependencies } from './start/dependencies.mjs'
import { findNode } from './start/node.mjs'
import { announce, runCommand } from './start/operator.mjs'
import { inProject } from './start/project.mjs'
import { runServer } from './start/run-server.mjs'
import { text } from './start/text.mjs'

runCommand(async () => {
  await ensureDependencies('1/2')
  announce('2/2', text.starting)
  runServer(findNode(), [inProject('scripts', 'dev', 'serve.mjs')], { NODE_ENV: 'development' })
})
