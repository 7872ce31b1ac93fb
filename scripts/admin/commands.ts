import { readClock } from '../../app/db/clock.server'
import type { Db } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import {
  addPartnerUser,
  decide,
  type DecisionOutcome,
  findPartnerId,
  getPartner,
  getPriceLists,
  listPartners,
} from '../../app/features/customers/customers.server'
import type { Terms } from '../../app/features/customers/applications/terms'
import { findUserByEmail, giveStaffRole } from '../../app/features/identity/identity.server'
import { keepAsOwn } from '../../app/features/orders/orders.server'
import { formatPrice } from '../../app/kernel/turkish'
import type { AdminCommand, TermsInput } from './arguments'
import { runDeletionCommand } from './deletion-commands'
import { runIysCommand } from './iys-commands'
import { runLedgerCommand } from './ledger-commands'
import { partnerLines } from './partner-sheet'
import { runRedirectCommand } from './redirect-commands'
import { runShopCommand } from './shop-commands'
import { text } from './text'
import { runTicketCommand } from './ticket-commands'

type Answer = { lines: string[] } | { error: string }

/** Runs a command through the operations of the back office, in the name of `actor`. */
export async function runAdminCommand(db: Db, command: AdminCommand, actor: string): Promise<Answer> {
  switch (command.name) {
    case 'list':
      return list(db, command)
    case 'show':
      return withPartner(db, command.partner, async (id) => {
        const partner = await getPartner(db, id)
        return partner
          ? { lines: partnerLines(partner, await getPriceLists(db)) }
          : { error: text.noPartner(command.partner) }
      })
    case 'approve':
      return withPartner(db, command.partner, async (id) => {
        const read = await readTerms(db, command.terms)
        if ('error' in read) return read
        const { terms } = read
        return answerOf(await decide(db, id, { to: 'approve', terms }, actor), id, await listCodes(db))
      })
    case 'refuse':
    case 'suspend':
    case 'ask':
      return withPartner(db, command.partner, async (id) =>
        answerOf(await decide(db, id, { to: command.name, reason: command.reason }, actor), id, []),
      )
    case 'role':
      return giveRole(db, command, actor)
    case 'partner':
      return withPartner(db, command.partner, (id) => addUser(db, id, command, actor))
    case 'tickets':
    case 'ticket':
    case 'answer':
    case 'close':
      return runTicketCommand(db, command, { actor, now: await readClock(db) })
    case 'iys-export':
    case 'iys-import':
      return runIysCommand(db, command, { actor, now: await readClock(db) })
    case 'shop':
      return runShopCommand(db, command, actor)
    case 'redirects':
      return runRedirectCommand(db, command, actor)
    case 'deletions':
    case 'forget':
      return runDeletionCommand(db, command, { actor, now: await readClock(db) })
    case 'payment':
    case 'opening':
    case 'difference':
    case 'transfer':
    case 'statement':
      return runLedgerCommand(db, command, { actor, now: await readClock(db) })
  }
}

async function list(db: Db, { approval }: Extract<AdminCommand, { name: 'list' }>): Promise<Answer> {
  const { rows, total } = await listPartners(
    db,
    { kind: 'wholesale', ...(approval === null ? {} : { approval }) },
    { start: 0, length: 200 },
  )
  if (total === 0) return { lines: [text.noneListed] }
  const lines = rows.map(({ id, name, approvalStatus, updatedAt }) =>
    text.listed(id, name, approvalStatus, updatedAt),
  )
  return { lines: [...lines, ...(total > rows.length ? [text.more(total - rows.length)] : [])] }
}

async function withPartner(db: Db, wanted: string, work: (id: number) => Promise<Answer>): Promise<Answer> {
  const id = await findPartnerId(db, wanted)
  return id === null ? { error: text.noPartner(wanted) } : work(id)
}

async function readTerms(
  db: Db,
  { list, discounts, term, limit, representative }: TermsInput,
): Promise<{ terms: Terms } | { error: string }> {
  const lists = await getPriceLists(db)
  const priceList = lists.find(({ code }) => code === list)
  if (list !== undefined && !priceList) return { error: text.noList(list, await listCodes(db)) }
  const seller = representative === undefined ? null : await findUserByEmail(db, representative)
  if (representative !== undefined && !seller?.staffRole) return { error: text.noStaff(representative) }
  const terms: Terms = {
    ...(priceList ? { priceListId: priceList.id } : {}),
    ...(discounts === undefined ? {} : { discounts }),
    ...(term === undefined ? {} : { paymentTermDays: term }),
    ...(limit === undefined ? {} : { creditLimit: limit }),
    ...(seller ? { salesRepresentativeId: seller.id } : {}),
  }
  return { terms }
}

const listCodes = async (db: Db) => (await getPriceLists(db)).map(({ code }) => code)

function answerOf(outcome: DecisionOutcome, id: number, lists: readonly string[]): Answer {
  switch (outcome.status) {
    case 'done':
      return { lines: [text.decided(id, outcome.name, outcome.approval)] }
    case 'terms_changed':
      return { lines: [text.termsChanged(id, outcome.name)] }
    case 'not_found':
      return { error: text.noPartner(`#${id}`) }
    case 'not_wholesale':
      return { error: text.notWholesale(outcome.name) }
    case 'not_from_here':
      return { error: text.notFromHere(outcome.name, outcome.approval) }
    case 'price_list_missing':
      return { error: text.listMissing(lists) }
  }
}

async function giveRole(
  db: Db,
  { email, role }: Extract<AdminCommand, { name: 'role' }>,
  actor: string,
): Promise<Answer> {
  const user = await findUserByEmail(db, email)
  if (!user) return { error: text.noUser(email) }
  await transaction(db, (db) => giveStaffRole(db, user, role, actor))
  return { lines: [text.roleGiven(user.email, role)] }
}

async function addUser(
  db: Db,
  id: number,
  { email, role, orderLimit }: Extract<AdminCommand, { name: 'partner' }>,
  actor: string,
): Promise<Answer> {
  const user = await findUserByEmail(db, email)
  if (!user) return { error: text.noUser(email) }
  if (user.staffRole) return { error: text.isStaff(user.email) }
  const outcome = await addPartnerUser(
    db,
    id,
    user,
    { role, orderLimit },
    { actor, leave: keepAsOwn, agreed: true },
  )
  if (outcome.status === 'elsewhere') return { error: text.elsewhere(user.email, outcome.name) }
  if (outcome.status === 'not_found') return { error: text.noPartner(`#${id}`) }
  if (outcome.status === 'last_owner') return { error: text.lastOwner }
  return {
    lines: [text.userPlaced(id, user.email, role, orderLimit === null ? null : formatPrice(orderLimit))],
  }
}
