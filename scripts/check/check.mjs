// npm run check: every check that needs neither a database nor a browser.
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'
import { ensureDependencies } from '../start/dependencies.mjs'
import { findNode } from '../start/node.mjs'
import { runCommand, secondsSince } from '../start/operator.mjs'

runCommand(async () => {
  const start = Date.now()
  await ensureDependencies('')
  const failures = await runSteps(steps, findNode())
  console.log(
    failures ? `${failures} denetim başarısız.` : `Tüm denetimler geçti (${secondsSince(start)} sn).`,
  )
  process.exitCode = failures ? 1 : 0
})
