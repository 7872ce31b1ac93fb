// npm start: installs and builds what is missing, then runs the shop. Plain JavaScript: nothing is installed yet.
import { ensureBuild } from './start/build.mjs'
import { ensureDependencies } from './start/dependencies.mjs'
import { findNode } from './start/node.mjs'
import { lean } from './start/lean.mjs'
import { announce, runCommand } from './start/operator.mjs'
import { builtServer, runServer } from './start/run-server.mjs'
import { text } from './start/text.mjs'

runCommand(async () => {
  await ensureDependencies('1/3')
  const node = findNode()
  await ensureBuild(node, '2/3')
  announce('3/3', text.starting)
  runServer(node, [...lean.flags, builtServer], { NODE_ENV: 'production', ...lean.environment })
})
