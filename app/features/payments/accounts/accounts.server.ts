import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { seal, unseal } from '~/features/identity/identity.server'
import { revisionOf } from '~/http/calls/editing.server'
import { paymentTypes } from '../payments'
import { gatewayAccounts, paymentAttempts, paymentMethods } from '../tables.server'
import {
  type AccountGateway,
  accountGateways,
  type GatewayAccount,
  type Keys,
  keyParts,
  type OpenedAccount,
} from './account'

type Row = typeof gatewayAccounts.$inferSelect

const purpose = (gateway: AccountGateway) => `gateway ${gateway}`

/** The shop's accounts at card providers without their keys, in a fixed order. */
export async function listGatewayAccounts(db: Db): Promise<GatewayAccount[]> {
  const rows = await db.select().from(gatewayAccounts)
  return accountGateways.flatMap((gateway) => rows.filter((row) => row.gateway === gateway)).map(shown)
}

const shown = (row: Row): GatewayAccount => {
  const { sealedKeys: _sealed, ...account } = row
  return { ...account, revision: revisionOf(row) }
}

/** The accounts with their keys. `onUnreadable` gets each whose keys another secret has sealed; it is left out. */
export async function openGatewayAccounts(
  db: Db,
  secret: string,
  onUnreadable: (gateway: AccountGateway) => void,
): Promise<OpenedAccount[]> {
  const rows = await db.select().from(gatewayAccounts)
  return rows.flatMap((row) => {
    const keys = keysOf(row, secret)
    if (!keys) onUnreadable(row.gateway)
    const { gateway, merchantId, testMode, chosen } = row
    return keys ? [{ gateway, merchantId, testMode, chosen, keys }] : []
  })
}

function keysOf({ gateway, sealedKeys }: Row, secret: string): Keys | null {
  try {
    return JSON.parse(unseal(secret, purpose(gateway), sealedKeys)) as Keys
  } catch {
    return null
  }
}

/** An account as typed. `keys`: the typed ones; those that are left out stay as they are. */
export type AccountInput = { gateway: AccountGateway; merchantId: string; testMode: boolean; keys: Keys }

/** The account that saving `input` would leave, for a trial of its keys; null while a key is missing. */
export async function previewGatewayAccount(
  db: Db,
  secret: string,
  input: AccountInput,
): Promise<OpenedAccount | null> {
  const [row] = await db.select().from(gatewayAccounts).where(eq(gatewayAccounts.gateway, input.gateway))
  const keys = mergedKeys(row, secret, input)
  return keys && { ...input, keys, chosen: row?.chosen ?? false }
}

function mergedKeys(row: Row | undefined, secret: string, { gateway, keys }: AccountInput): Keys | null {
  const merged = { ...(row && keysOf(row, secret)), ...keys }
  return keyParts[gateway].every((part) => merged[part]) ? merged : null
}

type By = { secret: string; actor: string; now: Date }

/**
 * Stores an account with its audit, which never has keys. `stale` when it differs from the revision that the form had
 * shown ('' for a new one); `keys_missing` for an account without all its keys.
 */
export function saveGatewayAccount(
  db: Db,
  revision: string,
  input: AccountInput,
  { secret, actor, now }: By,
): Promise<'done' | 'stale' | 'keys_missing'> {
  return inLock(db, async (db, rows) => {
    const { gateway, merchantId, testMode } = input
    const row = rows.find((one) => one.gateway === gateway)
    if ((row ? revisionOf(row) : '') !== revision) return 'stale'
    const keys = mergedKeys(row, secret, input)
    if (!keys) return 'keys_missing'
    const isRekeyed = Object.keys(input.keys).length > 0
    const sealedKeys =
      row && !isRekeyed ? row.sealedKeys : seal(secret, purpose(gateway), JSON.stringify(keys))
    const values = { merchantId, testMode, sealedKeys, changedAt: now }
    await db
      .insert(gatewayAccounts)
      .values({ gateway, ...values })
      .onConflictDoUpdate({ target: gatewayAccounts.gateway, set: values })
    await audit(db, {
      actor,
      action: 'gateway_accounts change',
      subject: `gateway_accounts ${gateway}`,
      before: row && { merchantId: row.merchantId, testMode: row.testMode },
      after: { merchantId, testMode, keysChanged: isRekeyed },
    })
    return 'done'
  })
}

/**
 * Sends new card payments to this provider. `revision`: the account as its keys were tried. `missing`: the shop has no account
 * there; `changed`: somebody has changed it since the trial.
 */
export function chooseGateway(
  db: Db,
  gateway: AccountGateway,
  { revision, actor }: { revision: string; actor: string },
): Promise<'done' | 'missing' | 'changed'> {
  return inLock(db, async (db, rows) => {
    const row = rows.find((one) => one.gateway === gateway)
    if (!row) return 'missing'
    if (revisionOf(row) !== revision) return 'changed'
    if (!row.chosen) await writeChosen(db, rows, gateway, actor)
    return 'done'
  })
}

/**
 * Sends new card payments to none of the accounts. `not_chosen`: they do not go to this provider; `offered`: the shop still
 * offers payment by card, which needs a provider. `hasTestBank`: a demo's test bank then takes its place.
 */
export function leaveGateway(
  db: Db,
  gateway: AccountGateway,
  { actor, hasTestBank }: { actor: string; hasTestBank: boolean },
): Promise<'done' | 'not_chosen' | 'offered'> {
  return inLock(db, async (db, rows) => {
    if (!rows.some((row) => row.gateway === gateway && row.chosen)) return 'not_chosen'
    if (!hasTestBank && (await isCardOffered(db))) return 'offered'
    await writeChosen(db, rows, null, actor)
    return 'done'
  })
}

async function writeChosen(
  db: Transaction,
  rows: readonly Row[],
  gateway: AccountGateway | null,
  actor: string,
): Promise<void> {
  const before = rows.find(({ chosen }) => chosen)?.gateway ?? null
  // First the former one, because one account at most may be chosen.
  if (before) await db.update(gatewayAccounts).set({ chosen: false }).where(eq(gatewayAccounts.chosen, true))
  if (gateway)
    await db.update(gatewayAccounts).set({ chosen: true }).where(eq(gatewayAccounts.gateway, gateway))
  await audit(db, {
    actor,
    action: 'gateway_accounts choose',
    subject: `gateway_accounts ${gateway ?? before}`,
    before: { gateway: before },
    after: { gateway },
  })
}

/** True when new card payments go to one of the accounts. */
export async function hasChosenAccount(db: Transaction): Promise<boolean> {
  return (await db.$count(gatewayAccounts, eq(gatewayAccounts.chosen, true))) > 0
}

async function isCardOffered(db: Transaction): Promise<boolean> {
  const card = eq(paymentMethods.type, paymentTypes.card)
  const [method] = await db.select().from(paymentMethods).where(card).for('update')
  return method?.active ?? false
}

/** Deletes an account. `chosen`: it takes the new payments; `used`: payments may still be queried and refunded with it. */
export function removeGatewayAccount(
  db: Db,
  gateway: AccountGateway,
  actor: string,
): Promise<'done' | 'missing' | 'chosen' | 'used'> {
  return inLock(db, async (db, rows) => {
    const row = rows.find((one) => one.gateway === gateway)
    if (!row) return 'missing'
    if (row.chosen) return 'chosen'
    if (await hasPayments(db, gateway)) return 'used'
    await db.delete(gatewayAccounts).where(eq(gatewayAccounts.gateway, gateway))
    await audit(db, {
      actor,
      action: 'gateway_accounts remove',
      subject: `gateway_accounts ${gateway}`,
      before: { merchantId: row.merchantId, testMode: row.testMode },
    })
    return 'done'
  })
}

/** True while payments may be refunded, or are still asked about: a given up one may yet turn out to be paid. */
async function hasPayments(db: Transaction, gateway: AccountGateway): Promise<boolean> {
  const { gateway: of, state, askAt } = paymentAttempts
  const isPaid = inArray(state, ['created', 'started', 'captured', 'settled', 'returned'])
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(of, gateway), or(isPaid, isNotNull(askAt))))
    .limit(1)
  return rows.length > 0
}

/** Changes of the accounts come one after another. */
function inLock<T>(db: Db, work: (db: Transaction, rows: Row[]) => Promise<T>): Promise<T> {
  return transaction(db, async (db) => {
    await lockNames(db, ['gateway_accounts'])
    return work(db, await db.select().from(gatewayAccounts))
  })
}
