import { statSync } from 'node:fs'
import { openShopDatabase } from './db/connect'
import { text } from './db/text'
import { writeDump } from './db/write-dump'
import { Refusal, runCommand } from './start/operator.mjs'

await runCommand(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Refusal(text.dumpUsage)
  const database = await openShopDatabase({ mayBeNew: false })
  try {
    const rows = Object.values(await writeDump(database.url, file))
    const total = rows.reduce((sum, count) => sum + count, 0)
    console.log(text.dumped(file, rows.length, total, Math.ceil(statSync(file).size / 1024)))
  } finally {
    await database.leave()
  }
})
