import { data, redirect } from 'react-router'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { seesAllCustomers } from '~/features/identity/identity'
import {
  findMistake,
  isMailTextKey,
  type MailText,
  type MailTextKey,
  placeholdersOf,
} from '~/features/mail-texts/mail-texts'
import { tellMistake } from '~/features/mail-texts/text'
import { listMailTexts, revisionOfText, saveMailText } from '~/features/mail-texts/mail-texts.server'
import { previewMailText, type ShownText } from '~/features/notifications/notifications.server'
import { readAction, type StaffVisit } from '../shared/staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { key: string } }
export type Shown = Awaited<ReturnType<typeof previewMailText>> | null
/** An answer that keeps the entries: a refusal, or the email of the entries. */
export type TextAnswer = {
  verb: string
  refused: string | null
  values: Record<string, string>
  revision: string
  shown: Shown
}

/** The key in the address. Throws the page for status 404 for any other. */
export function keyIn({ key }: { key: string }): MailTextKey {
  if (!isMailTextKey(key)) throw data(null, 404)
  return key
}

/** A text that this staff member may see filled. Only staff who see all orders choose one, and see its customer. */
export function shownTo({ visitor }: StaffVisit, key: MailTextKey, words: MailText, code: string): ShownText {
  const { permissions } = visitor
  const seesOrders = permissions.includes('orders.view') && seesAllCustomers(permissions)
  return { key, words, orderCode: seesOrders && code !== '' ? code : null, hidesCustomer: !seesOrders }
}

/** Saves the words of an email, shows them filled, sends them to the staff member, or goes back to the usual ones. */
export async function actOnText(args: Args) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['surum', 'konu', 'metin', 'siparis'],
  })
  const key = keyIn(args.params)
  const { db, visitor } = visit
  const typed = values['surum'] ?? ''
  const answer = (refused: string | null, { status = 422, revision = typed, shown = null as Shown } = {}) =>
    data({ verb, refused, values, revision, shown } satisfies TextAnswer, { status })
  const back = () => redirect(`/yonetim/e-posta-metinleri/${key}?oldu=${verb}`, 303)

  const words =
    verb === 'hazira-don'
      ? null
      : {
          subject: (values['konu'] ?? '').replace(/\s+/g, ' '),
          body: (values['metin'] ?? '').replaceAll('\r\n', '\n'),
        }
  if (words) {
    const mistake = findMistake(key, words)
    if (mistake) return answer(tellMistake(mistake, placeholdersOf(key)))
  }
  if (words && verb !== 'kaydet') {
    const shown = shownTo(visit, key, words, (values['siparis'] ?? '').toUpperCase())
    const email = await previewMailText(visit, shown)
    if (email === 'no_order') return answer(shown.orderCode === null ? text.noOrder : text.wrong.order)
    if (verb === 'onizle') return answer(null, { status: 200, shown: email })
    const payload = { ...shown, to: visitor.user.email, at: staff.now.getTime() }
    await transaction(db, (db) => enqueue(db, { name: 'send-text-test', payload }))
    return answer(null, { status: 200, shown: email })
  }
  if (await saveMailText(db, { key, seen: typed, words }, staff)) return back()
  const stored = (await listMailTexts(db)).get(key)
  return answer(text.wrong.stale, { status: 409, revision: revisionOfText(stored) })
}
