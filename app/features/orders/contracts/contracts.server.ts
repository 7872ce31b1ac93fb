import { hash } from 'node:crypto'
import type { Db } from '~/db/connection.server'
import { buysForTrade } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import type { AcceptedContract, ContractText } from './contract-text'
import { type ContractTerms, toContractOrder } from './contract-order'
import {
  type ContractDocument,
  type ContractOrder,
  type ContractTemplate,
  toHtml,
  toPlainText,
} from './contract'
import { distanceSale } from './distance-sale'
import { takeApart } from './kept.server'
import { preInformation } from './pre-information'
import { salesTerms } from './sales-terms'
import { summariseTrade } from './trade-summary'
import { summariseWithdrawal } from './withdrawal-summary'
import type { Address, Invoice } from '../record/order'
import type { OrderQuote } from '../record/quote'

/** The kind of buyer decides which texts must be accepted. */
type Buyer = 'consumer' | 'trade'

/** The texts a buyer accepts before an order, in reading order. */
const templatesOf: Record<Buyer, readonly ContractTemplate[]> = {
  consumer: [preInformation, distanceSale],
  trade: [salesTerms],
}

const buyerOf = async (db: Db, visitor: Visitor): Promise<Buyer> =>
  (await buysForTrade(db, visitor)) ? 'trade' : 'consumer'

export type ContractSubject = { visitor: Visitor; quote: OrderQuote; address: Address; invoice: Invoice }

/** A contract of an order that is about to be placed. */
export type Contract = { id: string; version: string; document: ContractDocument }

/**
 * Returns the contracts of this order as people read them, and the summary that stands above the
 * order button.
 */
export async function renderContracts(
  db: Db,
  subject: ContractSubject,
  call: { now: Date; origin: string },
): Promise<{ summaryHtml: string; contracts: ContractText[] }> {
  const order = await contractOrderOf(db, subject, call)
  const buyer = await buyerOf(db, subject.visitor)
  const summary = buyer === 'trade' ? summariseTrade(order) : summariseWithdrawal(order)
  return {
    summaryHtml: toHtml(summary),
    contracts: templatesOf[buyer].map((template) => showContract(drawUp(template, order))),
  }
}

/**
 * Returns the contracts of this order. Each `version` is the template's plus a fingerprint of the
 * text, so that the stored text is the one the buyer accepted.
 */
export async function drawUpContracts(
  db: Db,
  subject: ContractSubject,
  call: { now: Date; origin: string },
): Promise<Contract[]> {
  const order = await contractOrderOf(db, subject, call)
  const templates = templatesOf[await buyerOf(db, subject.visitor)]
  return templates.map((template) => drawUp(template, order))
}

/** Returns a contract in the form people read. */
export function showContract({ id, version, document }: Contract): ContractText {
  const { title } = document
  return { id, version, title, html: toHtml(document), plainText: toPlainText(document) }
}

async function contractOrderOf(
  db: Db,
  { quote, address, invoice }: ContractSubject,
  { now, origin }: { now: Date; origin: string },
): Promise<ContractOrder> {
  return toContractOrder(quote, { address, invoice }, await readContractTerms(db, origin), now)
}

/**
 * Returns the contracts of this visitor that were not accepted. Returns none when those of another
 * kind of buyer were accepted: a customer who became a dealer meanwhile, or stopped being one, has
 * to review the order again, and `areAccepted` enforces that.
 */
export async function missingContracts(
  db: Db,
  visitor: Visitor,
  accepted: readonly AcceptedContract[],
): Promise<Pick<ContractText, 'id' | 'version' | 'title'>[]> {
  const given = new Set(accepted.map(({ id }) => id))
  const buyer = await buyerOf(db, visitor)
  const others = templatesOf[buyer === 'trade' ? 'consumer' : 'trade']
  if (others.some(({ id }) => given.has(id))) return []
  return templatesOf[buyer]
    .filter(({ id }) => !given.has(id))
    .map(({ id, version, title }) => ({ id, version, title }))
}

/**
 * Returns whether the accepted texts are the ones that would be stored. The API may name only the
 * template's version; a page names the version with the fingerprint of the text it showed.
 */
export function areAccepted(
  contracts: readonly Pick<Contract, 'id' | 'version'>[],
  accepted: readonly AcceptedContract[],
): boolean {
  const versions = new Map(accepted.map(({ id, version }) => [id, version]))
  const known = accepted.every(({ id }) => contracts.some((contract) => contract.id === id))
  return known && versions.size === accepted.length && contracts.every(isAccepted)

  function isAccepted({ id, version }: Pick<Contract, 'id' | 'version'>): boolean {
    const given = versions.get(id)
    return given === version || given === templateVersion(version)
  }
}

function drawUp(template: ContractTemplate, order: ContractOrder): Contract {
  // The time of reading is left out of the fingerprint, because it is not part of the agreement.
  const { kept } = takeApart(template.render({ ...order, orderDate: '' }))
  const fingerprint = hash('sha256', JSON.stringify(kept), 'hex').slice(0, 16)
  const version = `${template.version}+${fingerprint}`
  return { id: template.id, version, document: template.render(order) }
}

/** Returns the template's version from the version of a contract. */
export function templateVersion(version: string): string {
  return version.slice(0, version.indexOf('+'))
}

/**
 * Returns whether a consumer's contract was accepted with an order. Up to this version dealers had
 * to accept it too, so an older version does not show the kind of buyer.
 */
export function acceptedAsConsumer(contracts: readonly Pick<ContractText, 'id' | 'version'>[]): boolean {
  return contracts.some(
    ({ id, version }) => id === distanceSale.id && templateVersion(version) >= '2026-11-24',
  )
}

async function readContractTerms(db: Db, origin: string): Promise<ContractTerms> {
  const settings = await getSettings(db)
  const company = (key: string, fallback = '') => settings.get('company', key, fallback)
  return {
    seller: {
      unvan: company('unvan'),
      mersis: company('mersis'),
      vkn: company('vkn'),
      vergiDairesi: company('vergi_dairesi'),
      address: company('address'),
      phone: company('phone'),
      email: company('email'),
      kep: company('kep'),
      website: company('website', origin),
    },
    returnCarrier: company('return_carrier'),
    withdrawalDays: settings.number('checkout', 'withdrawal_days', 14),
    deliveryMaxDays: settings.number('checkout', 'delivery_max_days', 30),
  }
}
