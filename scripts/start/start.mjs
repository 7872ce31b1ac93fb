// npm start: installs and builds what is missing, then runs the shop. Plain JavaScript: nothing is installed yet.
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { findNode } from './node.mjs'
import { lean } from './lean.mjs'
import { announce, runCommand } from './operator.mjs'
import { builtServer, runServer } from './run-server.mjs'
import { text } from './text.mjs'

runCommand(async () => {
  await ensureDependencies('1/3')
  const node = findNode()
  await ensureBuild(node, '2/3')
  announce('3/3', text.starting)
  runServer(node, [...lean.flags, builtServer], { NODE_ENV: 'production', ...lean.environment })
})
