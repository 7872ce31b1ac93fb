import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/shop.server'
import { sellerLines, senderOf } from './sender.server'
import { shopOrigin } from './shop-origin.server'
import { type ShortLetter, toPlainShortLetter } from './short-letter'
import { text } from './text'

export type ShortMail = Pick<
  ShortLetter,
  'subject' | 'greeting' | 'paragraphs' | 'list' | 'quote' | 'action'
> & {
  hint?: string
}

/** Sends a short letter. `id` is its own, so that a second attempt at it is recognisable (promise R37). */
export async function sendShortMail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  to: string,
  id: string,
  written: ShortMail,
): Promise<void> {
  const settings = await getSettings(db)
  const { hostname } = new URL(shopOrigin(config))
  const letter = { hint: '', ...written, signature: text.signature, seller: sellerLines(settings) }
  // Loaded when the first letter is written: it would make every start slower.
  const { toHtmlShortLetter } = await import('./short-letter-html')
  await mail.send({
    ...{ from: senderOf(settings, hostname), to, subject: letter.subject },
    ...{ html: await toHtmlShortLetter(letter), text: toPlainShortLetter(letter) },
    messageId: `<${id}@${hostname.replace(/[[\]]/g, '')}>`,
  })
}
