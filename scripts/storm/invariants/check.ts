import type { Pool } from 'pg'
import type { Invariant } from './invariant'
import { moneyInvariants } from './money'
import { orderInvariants } from './orders'
import { accountInvariants } from './promises'
import { stockInvariants } from './stock'

/** `faults` are the first of `wrong`, as JSON. */
export type Finding = { name: string; looked: number; wrong: number; faults: string[] }

const shown = 5

export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...moneyInvariants,
  ...accountInvariants,
]

/** Checks everything that must hold in a shop that has come to rest. */
export async function checkInvariants(db: Pick<Pool, 'query'>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, looked, wrong } of invariants) {
    const { rows } = await db.query<{ count: string }>(`select (${looked}) as count`)
    const faults = await db.query<Record<string, unknown>>(wrong)
    findings.push({
      name,
      looked: Number(rows[0]!.count),
      wrong: faults.rows.length,
      faults: faults.rows.slice(0, shown).map((row) => JSON.stringify(row)),
    })
  }
  return findings
}
