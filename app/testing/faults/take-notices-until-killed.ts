import { messageOf, takeNotice } from '~/server/payments/card-payments.server'
import { openDatabase } from '~/db/connection.server'
import { testBank } from '~/features/payments/payments.server'
import { createLog } from '~/server/log.server'

// Runs as a process of its own: takes the bank's notices of all payments at once, and is killed with −9 in the middle,
// as soon as `last` of them are settled.
const [url = '', secret = '', last = '1', notices = '[]'] = process.argv.slice(2)
const { db } = openDatabase(url, { max: 10 })
const clock = () => new Date()
const gateway = testBank({ db, secret, clock })
const shop = {
  db,
  gateways: () => Promise.resolve({ chosen: gateway, named: { test: gateway } }),
  clock,
  log: createLog('silent'),
}
let settled = 0

async function take(notice: string): Promise<void> {
  const attempt = await takeNotice(shop, messageOf(new URLSearchParams(notice)))
  if (attempt?.state !== 'settled') return
  process.stdout.write(`${attempt.id}\n`)
  settled += 1
  if (settled === Number(last)) process.kill(process.pid, 'SIGKILL')
}

await Promise.all((JSON.parse(notices) as string[]).map(take))
