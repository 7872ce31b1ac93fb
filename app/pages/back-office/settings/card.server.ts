import { data, redirect } from 'react-router'
import {
  chooseGateway,
  leaveGateway,
  listGatewayAccounts,
  listPaymentMethods,
  previewGatewayAccount,
  removeGatewayAccount,
  saveGatewayAccount,
} from '~/features/payments/payments.server'
import {
  type AccountGateway,
  accountGateways,
  type Gateway,
  keyParts,
  paymentTypes,
} from '~/features/payments/payments'
import { openAccount } from '~/server/payments/gateways.server'
import { asksCode, refuseUnconfirmed } from '../shared/confirm.server'
import type { RecordAnswer } from '../shared/records/record-form'
import { readAction, type StaffVisit } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import { keyFields } from './card-fields'
import { text } from './card.text'

const { wrong } = text

/** The providers with their accounts, never with keys, and the provider of new payments. */
export async function loadCardPage(visit: StaffVisit) {
  const { db, config, origin } = visit
  const [accounts, methods, gateways, asks] = await Promise.all([
    listGatewayAccounts(db),
    listPaymentMethods(db),
    visit.gateways(),
    asksCode(visit),
  ])
  const providers = accountGateways.map((gateway) => ({
    gateway,
    account: accounts.find((one) => one.gateway === gateway) ?? null,
    byEnvironment: config.payments[gateway] !== null,
    readable: gateways.named[gateway] !== undefined,
    // The environment's keys count, whatever the stored account says.
    testMode: gateways.named[gateway]?.testMode ?? false,
    noticeUrl: `${origin}/odeme/bildirim/${gateway}`,
  }))
  return {
    providers,
    chosen: gateways.chosen?.name ?? null,
    chosenByEnvironment: config.payments.gateway !== null,
    offered: methods.some(({ type, active }) => type === paymentTypes.card && active),
    asks,
  }
}

type Values = Record<string, string>
type Outcome = 'done' | { refused: string; status?: number }

/** Saves, tries, chooses or removes the account of a provider. All but the trial ask for the second factor again. */
export async function saveCardPage(args: Parameters<typeof readAction>[0]) {
  const fields: string[] = Object.values(keyFields)
  const {
    visit,
    values: typed,
    verb,
    staff,
  } = await readAction(args, {
    once: ['kayit', 'surum', 'magaza', 'deneme', 'kod', ...fields],
  })
  const { kod, ...rest } = typed
  // Keys leave the form for the database only, so that a refused save does not send them back.
  const values = Object.fromEntries(Object.entries(rest).filter(([name]) => !fields.includes(name)))
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values, revision: values['surum'] ?? '' } satisfies RecordAnswer, { status })
  const gateway = accountGateways.find((name) => name === values['kayit'])
  if (!gateway) return refuse(shared.notFound, 404)
  if (isFixed(visit, verb, gateway)) return refuse(wrong.environment, 409)
  const unconfirmed = verb === 'dene' ? null : await refuseUnconfirmed(visit, args.request, kod ?? null)
  if (unconfirmed) return refuse(unconfirmed)
  const outcome = await carryOut(visit, verb, gateway, rest, staff)
  if (outcome === 'done') return redirect(`/yonetim/ayarlar/kart?oldu=${verb}`, 303)
  return refuse(outcome.refused, outcome.status)
}

/** True for a choice or for keys that the environment has made. */
function isFixed({ config: { payments } }: StaffVisit, verb: string, gateway: AccountGateway): boolean {
  if (verb === 'dene') return false
  if (verb === 'sec' || verb === 'birak') return payments.gateway !== null || payments[gateway] !== null
  return payments[gateway] !== null
}

type Staff = { actor: string; now: Date }

async function carryOut(
  visit: StaffVisit,
  verb: string,
  gateway: AccountGateway,
  values: Values,
  staff: Staff,
): Promise<Outcome> {
  const { db, config } = visit
  const { actor } = staff
  switch (verb) {
    case 'kaydet':
      return save(visit, gateway, values, staff)
    case 'sec': {
      // Read before its keys, so that keys which were not tried are never chosen.
      const account = (await listGatewayAccounts(db)).find((one) => one.gateway === gateway)
      const tried = await tryGateway(gateway, (await visit.gateways()).named[gateway])
      if (tried !== 'done') return tried
      return ended(await chooseGateway(db, gateway, { revision: account?.revision ?? '', actor }))
    }
    case 'birak':
      return ended(await leaveGateway(db, gateway, { actor, hasTestBank: config.mode === 'demo' }))
    case 'sil':
      return ended(await removeGatewayAccount(db, gateway, actor))
    default:
      return tryGateway(gateway, (await visit.gateways()).named[gateway])
  }
}

const ended = (
  outcome: 'done' | 'missing' | 'changed' | 'not_chosen' | 'offered' | 'chosen' | 'used',
): Outcome => (outcome === 'done' ? 'done' : { refused: wrong[outcome], status: 409 })

async function save(
  visit: StaffVisit,
  gateway: AccountGateway,
  values: Values,
  staff: Staff,
): Promise<Outcome> {
  const { db, config, secret } = visit
  const merchantId = gateway === 'paytr' ? (values['magaza'] ?? '') : ''
  if (gateway === 'paytr' && !/^\d{1,20}$/.test(merchantId)) return { refused: wrong.merchantId }
  const keys: Values = {}
  for (const part of keyParts[gateway]) {
    const key = values[keyFields[part]] ?? ''
    if (key === '') continue
    if (!/^[\x21-\x7e]{4,200}$/.test(key)) return { refused: wrong.key(text.keys[part]) }
    keys[part] = key
  }
  const input = { gateway, merchantId, testMode: values['deneme'] === '1', keys }
  const candidate = await previewGatewayAccount(db, secret, input)
  if (!candidate) return { refused: wrong.keysMissing }
  // Keys that take payments are tried before they replace those that work.
  const tried = candidate.chosen ? await tryGateway(gateway, openAccount(config, candidate)) : 'done'
  if (tried !== 'done') return tried
  switch (await saveGatewayAccount(db, values['surum'] ?? '', input, { secret, ...staff })) {
    case 'done':
      return 'done'
    case 'stale':
      return { refused: wrong.stale, status: 409 }
    case 'keys_missing':
      return { refused: wrong.keysMissing }
  }
}

/** `done` when the provider accepts the keys. */
async function tryGateway(name: AccountGateway, gateway: Gateway | undefined): Promise<Outcome> {
  if (!gateway) return { refused: wrong.missing, status: 409 }
  const check = await gateway.check().catch(() => null)
  if (!check) return { refused: wrong.silent(text.names[name]), status: 503 }
  return check.status === 'works'
    ? 'done'
    : { refused: wrong.refused(text.names[name], check.reason.slice(0, 200)) }
}
