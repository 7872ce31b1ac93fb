import { enqueue, type Job } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { emailTopicLink } from '~/features/announcements/announcements.server'
import { readWords } from '~/features/mail-texts/mail-texts.server'
import type { Member } from '~/features/identity/identity'
import { isSendingTime, nextSendingTime } from '~/features/reminders/reminders'
import {
  type BasketReminderMail,
  getBasketReminder,
  getPriceDrops,
  type PriceDropMail,
} from '~/features/reminders/reminders.server'
import type { Deps } from '~/server/shop.server'
import type { ShortEmail } from '../email/short-email'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { writeBasketReminder, writePriceDrops } from './reminder-emails'

type ReminderDeps = MailDeps & Pick<Deps, 'secret' | 'clock'>

/** Sends the email about a forgotten basket; none when the basket changed or the member no longer wants it. */
export async function sendBasketReminder(
  deps: ReminderDeps,
  { reminderId }: BasketReminderMail,
): Promise<void> {
  if (await isLater(deps, { name: 'send-basket-reminder', payload: { reminderId } })) return
  const due = await getBasketReminder(deps.db, reminderId)
  if (!due) return
  const words = await readWords(deps.db)
  await send(deps, due.member, { topic: 'basket', id: `basket-reminder.${reminderId}` }, (links) =>
    writeBasketReminder(due.member.user.name, due.lines, { ...links, words }),
  )
}

/** Sends the email about favourites that became cheaper; none when no drop holds any more. */
export async function sendPriceDrops(deps: ReminderDeps, { mailId }: PriceDropMail): Promise<void> {
  if (await isLater(deps, { name: 'send-price-drops', payload: { mailId } })) return
  const due = await getPriceDrops(deps.db, mailId)
  if (!due) return
  const words = await readWords(deps.db)
  await send(deps, due.member, { topic: 'price-drops', id: `price-drops.${mailId}` }, (links) =>
    writePriceDrops(due.member.user.name, due.drops, { ...links, words }),
  )
}

/** Queues a job that runs at night for the next morning; false during the hours of reminders. */
async function isLater({ db, clock }: ReminderDeps, job: Job): Promise<boolean> {
  const now = clock()
  if (isSendingTime(now)) return false
  await transaction(db, (db) => enqueue(db, job, { runAt: nextSendingTime(now) }))
  return true
}

async function send(
  deps: ReminderDeps,
  { user }: Member,
  { topic, id }: { topic: 'basket' | 'price-drops'; id: string },
  write: (links: { origin: string; stop: string }) => ShortEmail,
): Promise<void> {
  const origin = shopOrigin(deps.config)
  const stop = emailTopicLink({ origin, secret: deps.secret }, user.userId, topic)
  const list = { unsubscribe: stop, isOneClick: true } as const
  await sendShortMail(deps, user.email, id, write({ origin, stop }), list)
}
