import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { inProject } from '../start/project.mjs'
import { text } from './text'

/**
 * Rules that can be taken out of a copy of the built server, to show that the storm notices: the beginning of the
 * function that keeps the rule, what it does instead, and what else guards it in the storm's own database.
 */
export const faults = {
  /** Nobody looks whether there is enough. */
  stock: {
    rule: 'async function lockFree(db, rows) {',
    instead: 'return () => Number.POSITIVE_INFINITY;',
    unguard: [
      'alter table stock_balances drop constraint stock_not_negative',
      'alter table stock_balances drop constraint stock_not_promised_twice',
    ],
  },
  /** Money that came for an order that cannot be had any more is kept. */
  settle: {
    rule: 'async function refundCapture(db, attempt, reason, now) {',
    instead: 'return endAttempt(db, attempt, "returned", now);',
    unguard: [],
  },
  /** An order that is cancelled keeps its coupon. */
  coupon: { rule: 'async function returnUse(db, orderCode, now) {', instead: 'return;', unguard: [] },
  /** An order on account that is cancelled stays on the account. */
  ledger: {
    rule: 'async function creditOrder(db, wish) {',
    instead: 'return { status: "nothing_left" };',
    unguard: [],
  },
} as const

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/**
 * A copy of the build, without a rule when one is named: a build made meanwhile does not end the storm, and nothing of a
 * broken one is in what customers run. It lies where its packages are found. Returns its program.
 */
export async function copyServer(folder: string, fault: FaultName | null): Promise<string> {
  await cp(inProject('build'), folder, { recursive: true })
  const server = join(folder, 'server')
  if (fault) await takeOut(fault, server)
  return join(server, 'server.js')
}

/** A new folder for a copy of the build. */
export async function makeCopyFolder(): Promise<string> {
  const cache = inProject('node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  return mkdtemp(join(cache, 'storm-'))
}

async function takeOut(fault: FaultName, server: string): Promise<void> {
  const { rule, instead } = faults[fault]
  let found = 0
  for (const name of await readdir(server, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(server, name)
    const parts = (await readFile(file, 'utf8')).split(rule)
    found += parts.length - 1
    if (parts.length > 1) await writeFile(file, parts.join(`${rule} ${instead}`))
  }
  if (found !== 1) throw new Error(text.noRule(fault, found))
}

/** Takes what else keeps the rule out of the storm's own database. */
export async function unguard(pool: Pool, fault: FaultName): Promise<void> {
  for (const statement of faults[fault].unguard) await pool.query(statement)
}
