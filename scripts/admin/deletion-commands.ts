import type { Db } from '../../app/db/connection.server'
import { listDeletionRequests } from '../../app/features/customers/customers.server'
import { findUserById } from '../../app/features/identity/identity.server'
import { findHold, forgetMember, type ForgetOutcome, type Hold } from '../../app/server/forget-member.server'
import type { DeletionCommand } from './deletion-arguments'
import { text } from './deletion-text'

type Answer = { lines: string[] } | { error: string }

/** Lists the people who asked to be forgotten, and forgets them, in the name of `actor`. */
export async function runDeletionCommand(
  db: Db,
  command: DeletionCommand,
  { actor, now }: { actor: string; now: Date },
): Promise<Answer> {
  if (command.name === 'deletions') return { lines: await listed(db, now) }
  const { email, asked } = command
  return answerOf(email, await forgetMember(db, email, { actor, asked, now }))
}

async function listed(db: Db, now: Date): Promise<string[]> {
  const requests = await listDeletionRequests(db)
  const lines: string[] = []
  for (const { userId, requestedAt } of requests) {
    const user = await findUserById(db, userId)
    if (!user) continue
    const hold = await findHold(db, userId)
    lines.push(text.listed(user, requestedAt, now), ...(hold ? [`  ${holdText(hold)}`] : []))
  }
  return lines.length > 0 ? lines : [text.none]
}

function answerOf(email: string, outcome: ForgetOutcome): Answer {
  switch (outcome.status) {
    case 'forgotten': {
      const { staying } = outcome
      return { lines: [text.forgotten(email), ...(staying ? [text.staying(staying)] : [])] }
    }
    case 'unknown':
      return { error: text.unknown(email) }
    case 'staff':
      return { error: text.staff(email) }
    case 'not_asked':
      return { error: text.notAsked(email) }
    default:
      return { error: holdText(outcome) }
  }
}

function holdText(hold: Hold): string {
  switch (hold.status) {
    case 'last_owner':
      return text.lastOwner(hold.company)
    case 'unfinished_orders':
      return text.unfinished(hold.codes)
    case 'balance':
      return hold.balance > 0 ? text.owes(hold.balance) : text.isOwed(-hold.balance)
  }
}
