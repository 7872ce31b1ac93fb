import { readDiscounts } from '../../app/features/customers/applications/terms'
import type { Approval, PartnerRole, StaffRole } from '../../app/features/identity/identity'
import { type DeletionCommand, deletionShapes, readDeletionCommand } from './deletion-arguments'
import { type IysCommand, iysShapes, readIysCommand } from './iys-arguments'
import { type LedgerCommand, ledgerShapes, readLedgerCommand } from './ledger-arguments'
import { readAmount } from '../../app/kernel/read-amount'
import { type Options, type Refusal, type Shapes, takeApart } from '../command-line/take-apart'
import { type RedirectCommand, redirectShapes } from './redirect-arguments'
import { readShopCommand, type ShopCommand, shopShapes } from './shop-arguments'
import { text } from './text'
import { readTicketCommand, type TicketCommand, ticketShapes } from './ticket-arguments'

export type TermsInput = {
  list?: string
  discounts?: number[]
  term?: number
  limit?: number
  representative?: string
}

export type AdminCommand =
  | LedgerCommand
  | TicketCommand
  | DeletionCommand
  | ShopCommand
  | RedirectCommand
  | IysCommand
  | { name: 'list'; approval: Approval | null }
  | { name: 'show'; partner: string }
  | { name: 'approve'; partner: string; terms: TermsInput }
  | { name: 'refuse' | 'suspend' | 'ask'; partner: string; reason: string }
  | { name: 'role'; email: string; role: StaffRole | null }
  | { name: 'partner'; partner: string; email: string; role: PartnerRole; orderLimit: number | null }

const approvalNames: Record<string, Approval | null> = {
  waiting: 0,
  approved: 1,
  refused: 2,
  suspended: 3,
  all: null,
}
const staffRoles: readonly StaffRole[] = ['admin', 'sales', 'warehouse', 'content']
const partnerRoles: readonly PartnerRole[] = ['owner', 'buyer', 'viewer']

const shapes: Shapes<AdminCommand['name']> = {
  ...ledgerShapes,
  ...ticketShapes,
  ...deletionShapes,
  ...shopShapes,
  ...redirectShapes,
  ...iysShapes,
  list: { words: 0, options: ['status'] },
  show: { words: 1, options: [] },
  approve: { words: 1, options: ['list', 'discounts', 'term', 'limit', 'representative'] },
  refuse: { words: 1, options: ['reason'] },
  suspend: { words: 1, options: ['reason'] },
  ask: { words: 1, options: ['reason'] },
  role: { words: 2, options: [] },
  partner: { words: 2, options: ['role', 'limit'] },
}

/** The command that the operator typed, or the mistake in it, in Turkish. */
export function readAdminArguments(args: readonly string[]): AdminCommand | Refusal {
  const taken = takeApart(args, shapes, text)
  if ('error' in taken) return taken
  const { name, words, options } = taken
  if (isLedgerCommand(name)) return readLedgerCommand(name, words, options)
  if (name === 'redirects') return { name, file: words[0]! }
  if (name === 'shop') return readShopCommand(words, options)
  if (isIysCommand(name)) return readIysCommand(name, words)
  if (isDeletionCommand(name)) return readDeletionCommand(name, words, options)
  return isTicketCommand(name)
    ? readTicketCommand(name, words, options)
    : readers[name](words as [string, string], options)
}

const isLedgerCommand = (name: string): name is LedgerCommand['name'] => Object.hasOwn(ledgerShapes, name)

const isIysCommand = (name: string): name is IysCommand['name'] => Object.hasOwn(iysShapes, name)

const isDeletionCommand = (name: string): name is DeletionCommand['name'] =>
  Object.hasOwn(deletionShapes, name)

const isTicketCommand = (name: string): name is TicketCommand['name'] => Object.hasOwn(ticketShapes, name)

const decision =
  (name: 'refuse' | 'suspend' | 'ask') =>
  ([partner]: [string, string], { reason = '' }: Options): AdminCommand | Refusal =>
    reason.trim().length < 3 || reason.length > 500
      ? { error: text.reasonMissing(name) }
      : { name, partner, reason: reason.trim() }

const readers: Record<
  Exclude<
    AdminCommand['name'],
    (LedgerCommand | TicketCommand | DeletionCommand | ShopCommand | RedirectCommand | IysCommand)['name']
  >,
  (words: [string, string], options: Options) => AdminCommand | Refusal
> = {
  list: (_, { status = 'waiting' }) =>
    Object.hasOwn(approvalNames, status)
      ? { name: 'list', approval: approvalNames[status]! }
      : { error: text.badStatus(status, Object.keys(approvalNames)) },
  show: ([partner]) => ({ name: 'show', partner }),
  approve: readApproval,
  refuse: decision('refuse'),
  suspend: decision('suspend'),
  ask: decision('ask'),
  role: ([email, wanted]) => {
    if (wanted === 'none') return { name: 'role', email, role: null }
    const role = staffRoles.find((known) => known === wanted)
    return role ? { name: 'role', email, role } : { error: text.badRole(wanted, [...staffRoles, 'none']) }
  },
  partner: ([partner, email], { role: wanted = 'buyer', limit }) => {
    const role = partnerRoles.find((known) => known === wanted)
    if (!role) return { error: text.badRole(wanted, partnerRoles) }
    const orderLimit = limit === undefined ? null : readAmount(limit)
    if (Number.isNaN(orderLimit)) return { error: text.badMoney(limit!) }
    return { name: 'partner', partner, email, role, orderLimit }
  },
}

function readApproval(
  [partner]: [string, string],
  { list, discounts, term, limit, representative }: Options,
): AdminCommand | Refusal {
  const terms: TermsInput = { list, representative }
  if (discounts !== undefined) {
    const chain = readDiscounts(discounts)
    if (!chain) return { error: text.badDiscounts(discounts) }
    terms.discounts = chain
  }
  if (term !== undefined) {
    if (!/^\d{1,3}$/.test(term) || Number(term) > 365) return { error: text.badTerm(term) }
    terms.term = Number(term)
  }
  if (limit !== undefined) {
    terms.limit = readAmount(limit)
    if (Number.isNaN(terms.limit)) return { error: text.badMoney(limit) }
  }
  return { name: 'approve', partner, terms }
}
