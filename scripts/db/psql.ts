import { openShopDatabase, withConnection } from './connect'
import { promptForSql, runStatement } from './prompt'
import { runCommand } from '../start/operator.mjs'

await runCommand(async () => {
  const sql = process.argv.slice(2).join(' ')
  const database = await openShopDatabase({ mayBeNew: false })
  try {
    const failures = await withConnection(database.url, (client) =>
      sql ? runStatement(client, sql) : promptForSql(client),
    )
    process.exitCode = failures > 0 ? 1 : 0
  } finally {
    await database.leave()
  }
})
