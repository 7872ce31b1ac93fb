import { findNotice } from '~/features/orders/orders.server'
import { getSettings } from '~/features/settings/settings.server'
import { formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import type { Deps } from '~/shop.server'
import { text } from './notice-mail.text'
import { sendShortMail } from './short-mail.server'

/** Tells the shop, at its own address, that a buyer has told of a transfer. What has been decided meanwhile is not told. */
export async function sendNoticeMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  noticeId: number,
): Promise<void> {
  const notice = await findNotice(deps.db, noticeId)
  const to = (await getSettings(deps.db)).get('company', 'email')
  if (!notice || notice.state !== 'waiting' || !to) return
  const { code, amount, bank, paidOn, sender, note, receiptId } = notice
  await sendShortMail(deps, to, `notice.${noticeId}`, {
    ...{ subject: text.subject(code), greeting: text.greeting, paragraphs: [text.paragraph(code)] },
    list: {
      label: text.facts,
      items: [
        text.number(noticeId),
        text.amount(formatPrice(amount)),
        text.bank(bank),
        text.day(formatDay(new Date(`${paidOn}T12:00:00+03:00`))),
        text.sender(sender),
        receiptId ? text.withReceipt : text.withoutReceipt,
      ],
    },
    quote: note ? { label: text.note, words: note } : undefined,
    ...{ action: null, hint: text.hint(noticeId) },
  })
}
