// npm run demo:scale -- --products N: adds N made-up products to the shop of the data folder, for measuring at scale.
import { migrate } from '../../app/db/schema/migrate.server'
import { fillShopAtScale } from './load'
import { text } from './text'
import { openShopDatabase } from '../../scripts/db/connect'
import { Refusal, runCommand, secondsSince } from '../../scripts/start/operator.mjs'

const most = 5_000_000

await runCommand(async () => {
  const [option, value = ''] = process.argv.slice(2)
  const count = Number(value)
  if (option !== '--products' || !/^\d+$/.test(value) || count < 1 || count > most)
    throw new Refusal(text.usage)
  const shop = await openShopDatabase({ mayBeNew: false })
  try {
    await migrate(shop.url)
    const started = Date.now()
    await fillShopAtScale(shop.url, count, (added) =>
      console.log(text.progress(added, count, secondsSince(started))),
    )
  } finally {
    await shop.leave()
  }
})
