// npm run demo:scale -- --products N: adds N made-up products to the shop of the data folder, for measuring at scale.
import { openDatabase } from '../app/db/connection.server'
import { migrate } from '../app/db/migrate.server'
import { addProductsAtScale } from '../demo/scale/load'
import { text } from '../demo/scale/text'
import { openShopDatabase } from './db/connect'
import { Refusal, runCommand, secondsSince } from './start/operator.mjs'

const most = 5_000_000

await runCommand(async () => {
  const [option, value = ''] = process.argv.slice(2)
  const count = Number(value)
  if (option !== '--products' || !/^\d+$/.test(value) || count < 1 || count > most)
    throw new Refusal(text.usage)
  const shop = await openShopDatabase({ mayBeNew: false })
  try {
    await migrate(shop.url)
    // One connection: what the loading prepares stays in its session.
    const database = openDatabase(shop.url, { max: 1, statementTimeout: 0 })
    const started = Date.now()
    await addProductsAtScale(database.db, count, (added) =>
      console.log(text.progress(added, count, secondsSince(started))),
    )
    await database.close()
  } finally {
    await shop.leave()
  }
})
