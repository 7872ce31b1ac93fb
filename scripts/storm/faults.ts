import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { inProject } from '../start/project.mjs'
import { text } from './text'

/**
 * Rules that can be removed from a copy of the built server, to show that the storm notices: the beginning of the
 * function that keeps the rule, its replacement, and the other guards of the rule in the storm's own database.
 */
export const faults = {
  /** The shop does not check the stock. */
  stock: {
    rule: 'async function lockFree(db, rows) {',
    instead: 'return () => Number.POSITIVE_INFINITY;',
    unguard: [
      'alter table stock_balances drop constraint stock_not_negative',
      'alter table stock_balances drop constraint stock_not_promised_twice',
    ],
  },
  /** The shop keeps the payment for an order that it can no longer deliver. */
  settle: {
    rule: 'async function refundCapture(db, attempt, reason, now) {',
    instead: 'return endAttempt(db, attempt, "returned", now);',
    unguard: [],
  },
  /** A cancelled order keeps its coupon. */
  coupon: { rule: 'async function returnUse(db, orderCode, now) {', instead: 'return;', unguard: [] },
  /** A cancelled order on account stays on the account. */
  ledger: {
    rule: 'async function creditOrder(db, input) {',
    instead: 'return { status: "nothing_left" };',
    unguard: [],
  },
} as const

/** Rules that only several machines need: a storm over one process cannot notice that they are missing. */
export const rulesOfClusters = {
  /** No process drops stored pages when another one changes what they show. */
  notices: {
    rule: 'function readStoredChange(message) {',
    instead: 'return { kind: "members" };',
    unguard: [],
  },
  /** Orders are acknowledged before they are committed, and so before the standby has them. */
  commit: {
    rule: 'async function commitWith(client, last) {',
    instead:
      'client.gather(); const early = await start(client, last.send); client.query("commit").catch(() => void 0); client.hasEnded = true; return last.answer(await early.answer);',
    unguard: [],
  },
} as const

const rules = { ...faults, ...rulesOfClusters }

export type FaultName = keyof typeof faults
/** A rule of the server's program. */
export type RuleName = keyof typeof rules
/** A rule of the program, or `asynchronous`: the standby is taken for synchronous and is not. */
export type BrokenName = RuleName | 'asynchronous'
export const faultNames = Object.keys(faults) as FaultName[]
export const brokenClusters = [
  ...(Object.keys(rulesOfClusters) as RuleName[]),
  'asynchronous',
] as BrokenName[]

/** The rule to take out of the program; null when what is broken is elsewhere. */
export const ruleOf = (broken: BrokenName | null): RuleName | null =>
  broken === 'asynchronous' ? null : broken

/**
 * Copies the build, without one rule when it is named, and returns the copy's program. A build made meanwhile does not
 * end the storm, and customers never run a broken copy. The copy lies where its packages are found.
 */
export async function copyServer(folder: string, fault: RuleName | null): Promise<string> {
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

async function takeOut(fault: RuleName, server: string): Promise<void> {
  const { rule, instead } = rules[fault]
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

/** Removes the other guards of the rule from the storm's own database. */
export async function unguard(pool: Pool, fault: RuleName): Promise<void> {
  for (const statement of rules[fault].unguard) await pool.query(statement)
}
