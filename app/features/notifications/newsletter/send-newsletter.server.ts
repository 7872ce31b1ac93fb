import {
  endBatch,
  type NewsletterBatch,
  type NewsletterConfirmation,
  type NewsletterRow,
  type NewsletterTest,
  readNewsletter,
  readSignup,
  type Receiver,
  settle,
  signupLink,
  takeBatch,
  unsubscribeLink,
} from '~/features/newsletters/newsletters.server'
import { findOwnersOfEmails } from '~/features/identity/identity.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import type { Email } from '../sending/mail.server'
import { toPreview } from '../sending/preview.server'
import { sellerOf, senderOf } from '../sending/sender.server'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { text as common } from '../text'
import { writeNewsletterConfirmation } from './confirmation-email'
import { partsOf } from './newsletter-parts.server'
import { toPlainNewsletter } from './newsletter-plain'
import { outcomeOfError } from './send-outcome'

type NewsletterDeps = MailDeps & Pick<Deps, 'secret' | 'clock'>

/** Sends the email with the link that confirms a sign-up; none for a deleted or confirmed one. */
export async function sendNewsletterConfirmation(
  deps: NewsletterDeps,
  { signupId, at }: NewsletterConfirmation,
): Promise<void> {
  const signup = await readSignup(deps.db, signupId)
  if (!signup || signup.confirmedAt) return
  const link = signupLink(shopOrigin(deps.config), deps.secret, signupId)
  await sendShortMail(
    deps,
    signup.email,
    `newsletter-confirm.${signupId}.${at}`,
    writeNewsletterConfirmation(link),
  )
}

/**
 * Sends one batch of a newsletter and writes down after each email what became of it. Killed at any place, it goes on
 * with the emails not written down; each has the same Message-ID at every try (promise R37). Throws when the mail server
 * cannot be reached, so that the job runs again.
 */
export async function sendNewsletter(deps: NewsletterDeps, { newsletterId }: NewsletterBatch): Promise<void> {
  const { db, clock, mail } = deps
  const batch = await takeBatch(db, newsletterId, clock())
  if (!batch) return
  const write = await writerOf(deps, batch.newsletter)
  for (const { id, recipient, recipientType, userId } of batch.due) {
    const email = await write(
      { recipientId: id, email: recipient, recipientType },
      userId,
      `${newsletterId}.${id}`,
    )
    try {
      await mail.send(email)
    } catch (error) {
      const outcome = outcomeOfError(error)
      if (!outcome) throw error
      await settle(db, id, outcome, clock())
      continue
    }
    await settle(db, id, { status: 'sent' }, clock())
  }
  await endBatch(db, newsletterId, clock())
}

/** Sends a newsletter to one address, to try it out: with the prices that this address sees. */
export async function sendNewsletterTest(
  deps: NewsletterDeps,
  { newsletterId, email, at }: NewsletterTest,
): Promise<void> {
  const row = await readNewsletter(deps.db, newsletterId)
  if (!row) return
  const write = await writerOf(deps, row)
  const userId = (await findOwnersOfEmails(deps.db, [email])).get(email) ?? null
  const receiver = {
    recipientId: null,
    email,
    recipientType: 'BIREYSEL',
  } as const
  await deps.mail.send(await write(receiver, userId, `test.${newsletterId}.${at}.${email.replace('@', '.')}`))
}

/** The HTML of a newsletter as a guest would get it; null for an unknown one. Its link to unsubscribe ends nothing. */
export async function previewNewsletter(
  deps: Omit<NewsletterDeps, 'mail' | 'clock'>,
  newsletterId: number,
): Promise<string | null> {
  const row = await readNewsletter(deps.db, newsletterId)
  if (!row) return null
  const write = await writerOf(deps, row)
  const nobody = { recipientId: null, email: 'onizleme@vitrin.example', recipientType: 'BIREYSEL' } as const
  return toPreview(await write(nobody, null, `preview.${newsletterId}`), shopOrigin(deps.config))
}

/** A function that writes a newsletter for one receiver after another; facts that they share are read once. */
async function writerOf(
  { db, config, secret, storage }: Omit<NewsletterDeps, 'mail' | 'clock'>,
  row: NewsletterRow,
): Promise<(receiver: Receiver, userId: number | null, id: string) => Promise<Email>> {
  const origin = shopOrigin(config)
  const { hostname } = new URL(origin)
  const settings = await getSettings(db)
  const { seller, attachments } = await sellerOf(settings, storage)
  const parts = await partsOf(db, origin, row.blocks)
  // Imported on first use, because it would slow down every start.
  const { toHtmlNewsletter } = await import('./newsletter-html')
  return async (receiver, userId, id) => {
    const unsubscribe = unsubscribeLink(origin, secret, receiver)
    const { subject, preheader } = row
    const written = {
      subject,
      preheader,
      parts: await parts(userId),
      seller,
      signature: common.signature,
      unsubscribe,
    }
    return {
      from: senderOf(settings, hostname),
      to: receiver.email,
      subject,
      html: toHtmlNewsletter(written),
      text: toPlainNewsletter(written),
      attachments,
      list: { unsubscribe, isOneClick: true },
      messageId: `<newsletter.${id}@${hostname.replace(/[[\]]/g, '')}>`,
    }
  }
}
