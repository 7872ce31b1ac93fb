// npm run db:move: moves the database of a running shop to another server. The shop's DATABASE_URL names both servers meanwhile.
import { countOrders } from '../backup/figures'
import { formatPrice } from '~/kernel/turkish'
import { Refusal, runCommand, secondsSince } from '../start/operator.mjs'
import { checkServers } from './check-servers'
import { openSide } from './side'
import { moveShop } from './move-shop'
import { text } from './text'

await runCommand(async () => {
  const { DATABASE_URL: from, NEW_DATABASE_URL: to } = process.env
  if (!from || !to || process.argv.length > 2) throw new Refusal(text.usage)
  const source = await openSide(from)
  const target = await openSide(to)
  try {
    await checkServers(source, target)
    const begin = Date.now()
    const { rows, stopped } = await moveShop(source, target, {
      copying: (tables) => console.log(text.copying(tables)),
      copied: () => console.log(text.copied(secondsSince(begin))),
    })
    console.log(text.moved(rows, Math.round(stopped)))
    const { count, kurus } = await countOrders(target.client, null)
    console.log(text.orders(count, formatPrice(Number(kurus))))
    console.log(text.sourceIsKept)
  } finally {
    await Promise.all([source.client.end(), target.client.end()])
  }
})
