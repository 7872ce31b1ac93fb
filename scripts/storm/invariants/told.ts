import type { Pool } from 'pg'
import type { Browser } from '../../../app/testing/browser'
import type { Book } from '../book'
import { text } from '../text'
import type { Finding } from './check'
import { finding } from './finding'
import { judge } from './history'

type Told = {
  book: Book
  traffic: { failures: readonly string[]; requests: () => number }
  /** Dealers with the number of their company. */
  partners: ReadonlyMap<{ browser: Browser }, number>
  /** Acknowledged orders may be missing; they are counted and no fault. */
  mayLose: boolean
}

/** Compares the answers that customers received with the database. */
export async function checkTold(pool: Pool, { book, traffic, partners, mayLose }: Told): Promise<Finding[]> {
  const { rows: lost } = await pool.query<{ code: string }>(
    'select code from unnest($1::text[]) as t(code) where not exists (select from orders o where o.code = t.code)',
    [book.codes],
  )
  const { rows: kept } = await pool.query<{ note: string; code: string }>(
    'select note, code from orders where note = any($1)',
    [[...book.attempts.keys()]],
  )
  const history = judge(book.attempts, kept)
  if (mayLose) console.log(text.lost(lost.length, book.codes.length))
  return [
    ...(mayLose
      ? []
      : [
          finding(
            text.invariants.acknowledged,
            book.codes.length,
            lost.map(({ code }) => code),
          ),
          finding(text.invariants.acknowledgedOnce, history.acknowledged, history.missing),
        ]),
    finding(text.invariants.onceAtMost, book.attempts.size, history.repeated),
    finding(text.invariants.refusedNever, history.refused, history.madeThoughRefused),
    finding(text.invariants.repeated, book.confirmations(), book.repeated()),
    finding(text.invariants.balancesTold, partners.size, await wrongBalances(pool, partners)),
    finding(text.invariants.noFailures, traffic.requests(), traffic.failures),
  ]
}

async function wrongBalances(pool: Pool, partners: Told['partners']): Promise<string[]> {
  const wrong: string[] = []
  for (const [{ browser }, id] of partners) {
    const { rows } = await pool.query<{ balance: string }>(
      'select coalesce(sum(amount), 0) as balance from ledger_lines where business_partner_id = $1',
      [id],
    )
    const { body } = await browser.api(`/shopping/business-partner-balance/${id}`)
    const told = (body.data as { balance: number } | undefined)?.balance
    const kept = Number(rows[0]!.balance) / 100
    if (told !== kept) wrong.push(`${id}: ${told} ≠ ${kept}`)
  }
  return wrong
}
