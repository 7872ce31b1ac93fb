import { findNotice } from '~/features/fulfilment/fulfilment.server'
import { getSettings } from '~/features/settings/settings.server'
import { writeNoticeEmail } from './notice-email'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** Emails a transfer notice to the shop's address; skips one that was decided meanwhile. */
export async function sendNoticeMail(deps: MailDeps, noticeId: number): Promise<void> {
  const notice = await findNotice(deps.db, noticeId)
  const to = (await getSettings(deps.db)).get('company', 'email')
  if (!notice || notice.state !== 'waiting' || !to) return
  await sendShortMail(deps, to, `notice.${noticeId}`, writeNoticeEmail(notice, notice.code))
}
