// npm test: everything, from a fresh clone; npm run test:full: longer and in more ways. Plain JavaScript: nothing is installed yet.
import { ensureDependencies } from '../start/dependencies.mjs'
import { findNode } from '../start/node.mjs'
import { runCommand } from '../start/operator.mjs'
import { ensureBarcodeReaders } from './barcode-readers.mjs'
import { ensureFaketime } from './faketime.mjs'
import { ensureChromium } from './install-chromium.mjs'
import { clearReports } from './reports.mjs'
import { hasTooManyRetried, runStages } from './run-stages.mjs'
import { stagesOf } from './stages.mjs'
import { text } from './text.mjs'

runCommand(async () => {
  await ensureDependencies('')
  const node = findNode()
  const CHROMIUM = await ensureChromium()
  await ensureFaketime()
  await ensureBarcodeReaders()
  clearReports()
  const isFull = process.argv.includes('--full')
  const { passed, failed, failures, retried } = await runStages(stagesOf(isFull), node, {
    CHROMIUM,
    ...(isFull ? { TEST_FULL: '1' } : {}),
  })
  if (failures.length > 0) console.log(text.failures(failures))
  if (retried.length > 0) console.log(text.retried(retried))
  if (hasTooManyRetried({ retried })) console.log(text.tooManyRetried(retried.length))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
})
