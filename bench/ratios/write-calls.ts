import pg from 'pg'
import { compete, type Contestant, type Effort, type Score } from '../contest/compete'
import { recordStatements, replay, type Statement } from '../contest/statements'
import { timed } from '../numbers'
import type { Cluster } from '../shop/cluster'
import { openShop, type OpenShop } from '../shop/open-shop'

/** A call that changes rows: `prepare` runs before each and is not measured. */
export type Writing = {
  prepare?: (turn: number) => Promise<unknown>
  call: (turn: number) => Promise<unknown>
}

/**
 * The shop's calls beside their own statements. Both begin with a copy of one database and run in the same order, so
 * that the bare statements get the same numbers from sequences as the shop.
 */
export async function competeForWrites(
  cluster: Cluster,
  prepare: (shop: OpenShop) => Promise<Writing>,
  effort: Effort,
): Promise<Score> {
  const demo = await cluster.demo()
  const [appUrl, bareUrl] = [await cluster.clone(demo, 'bench_app'), await cluster.clone(demo, 'bench_bare')]
  const shop = await openShop(appUrl, cluster.folder)
  const client = new pg.Client({ connectionString: bareUrl })
  await client.connect()
  try {
    let writing!: Writing
    await replay(client, await recordStatements(async () => (writing = await prepare(shop))))
    // Plans for tables that were just empty scan them whole: a shop makes new plans within a minute.
    const settle = () => Promise.all([shop.database.pool.query('analyze'), client.query('analyze')])
    const score = await compete(...twins(writing, client), { ...effort, settle })
    await requireSameRows(shop, client)
    return score
  } finally {
    await client.end()
    await shop.close()
  }
}

function twins({ prepare, call }: Writing, client: pg.Client): [app: Contestant, bare: Contestant] {
  const done = new Map<number, { before: Statement[]; counted: Statement[] }>()
  return [
    async (turn) => {
      const before = await recordStatements(async () => prepare?.(turn))
      let took = 0
      const counted = await recordStatements(async () => (took = await timed(() => call(turn))))
      done.set(turn, { before, counted })
      return took
    },
    async (turn) => {
      const { before, counted } = done.get(turn)!
      done.delete(turn)
      await replay(client, before)
      return timed(() => replay(client, counted))
    },
  ]
}

/** Statements without a row to change are no baseline. */
async function requireSameRows(shop: OpenShop, client: pg.Client): Promise<void> {
  const counts = `select (select count(*) from basket_lines) as lines, (select sum(quantity) from basket_lines) as pieces,
    (select count(*) from orders) as orders, (select count(*) from order_lines) as sold, (select sum(reserved) from stock_balances) as reserved`
  const [app, bare] = [await shop.database.pool.query(counts), await client.query(counts)]
  const [wanted, found] = [JSON.stringify(app.rows[0]), JSON.stringify(bare.rows[0])]
  if (wanted !== found) throw new Error(`The bare statements left ${found}, the shop ${wanted}`)
}
