import { sql } from 'drizzle-orm'
import type { Fill } from '../access/fill-in'
import { letAllBuy } from '../access/people'
import { sampleFacts } from '../api/api-samples'
import type { TestShop } from '../shop'
import { attackedCalls } from './attacked-calls'
import { attackedPages } from './attacked-pages'
import { type Attacked } from './attacked'
import { attackedDoors } from './doors'

/**
 * Every route of the shop with all its parameters: reading requests first, those that change things later, those that end a session
 * last. Limits are lifted.
 */
export async function listAttacked(shop: TestShop): Promise<Attacked[]> {
  const facts = await sampleFacts(shop.db)
  await letAllBuy(shop, facts)
  const { rows: places } = await shop.db.execute<Fill>(sql`
    select c.id::text as city, d.id::text as district, n.name as neighbourhood
    from neighbourhoods n join districts d on d.id = n.district_id join cities c on c.id = d.city_id
    where c.id = 34 and d.name = 'Kadıköy' order by n.id limit 1`)
  const all = [
    ...(await attackedPages(shop, facts, places[0]!)),
    ...(await attackedCalls(shop, facts)),
    ...attackedDoors(shop),
  ]
  return all.toSorted((a, b) => order(a) - order(b))
}

/** 0: reads; 1: a customer's write; 2: a write of the staff; 3: may end the session of its visitor or others. */
function order({ method, path, name, fields, json }: Attacked): number {
  const words = `${name} ${(fields ?? []).map(([field]) => field).join(' ')} ${Object.keys(json ?? {}).join(' ')}`
  if (/password|sifre|current|cikis|iki-adim|ikinci-adim|\bsil\b|delete/i.test(words))
    return method === 'GET' ? 2 : 3
  if (method === 'GET') return 0
  return path.startsWith('/yonetim') ? 2 : 1
}
