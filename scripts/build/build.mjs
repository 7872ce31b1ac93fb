// npm run build: builds the shop for production unless the build was made from exactly these sources.
import { ensureBuild } from '../start/build.mjs'
import { ensureDependencies } from '../start/dependencies.mjs'
import { findNode } from '../start/node.mjs'
import { runCommand } from '../start/operator.mjs'

runCommand(async () => {
  await ensureDependencies('')
  await ensureBuild(findNode(), '')
})
