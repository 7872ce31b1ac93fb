import { openDatabase } from '~/db/connection.server'
import { sessionHash } from '~/features/identity/sessions/guest-session.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { submitOrder } from '../place/submit-order.server'
import { call } from './checkout'

// Tests run this file as a separate process. It submits the form of every session it is given at
// once, and is killed with −9 as soon as `last` orders are acknowledged.
type Form = { token: string; key: string; confirmation: Parameters<typeof submitOrder>[2]['confirmation'] }
const [url = '', last = '1', forms = '[]'] = process.argv.slice(2)
const { db } = openDatabase(url, { max: 10 })
let acknowledged = 0

async function submit({ token, key, confirmation }: Form): Promise<void> {
  const priceKey = await retailPriceKey(db)
  const visitor: Visitor = { kind: 'guest', sessionHash: sessionHash(token), isNew: false, priceKey, sees: 0 }
  const outcome = await submitOrder(db, visitor, { key, confirmation }, call)
  if (outcome.status !== 'placed') return
  process.stdout.write(`${outcome.order.code}\n`)
  acknowledged += 1
  if (acknowledged === Number(last)) process.kill(process.pid, 'SIGKILL')
}

await Promise.all((JSON.parse(forms) as Form[]).map(submit))
