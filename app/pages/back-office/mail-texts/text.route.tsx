import { Form, Link, useNavigation } from 'react-router'
import { placeholdersOf } from '~/features/mail-texts/mail-texts'
import { listMailTexts, revisionOfText } from '~/features/mail-texts/mail-texts.server'
import { usual } from '~/features/mail-texts/usual.text'
import { previewMailText } from '~/features/notifications/notifications.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Action, Done } from '../shared/action'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/text.route'
import { actOnText, keyIn, shownTo } from './act.server'
import { text } from './text'
import { WordsFields } from './words-fields'

/** The words of one email, and the email filled with a real order. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const key = keyIn(args.params)
  const row = (await listMailTexts(visit.db)).get(key)
  const { subject, body } = row ?? usual[key]
  const shown = shownTo(visit, key, { subject, body }, '')
  return {
    key,
    entries: { konu: subject, metin: body, siparis: '' } as Record<string, string>,
    revision: revisionOfText(row),
    placeholders: placeholdersOf(key),
    needsBody: usual[key].body !== '',
    isOfOrder: /^(order|news|return)-/.test(key),
    choosesOrder: !shown.hidesCustomer,
    shown: await previewMailText(visit, shown),
    page: { title: text.titleOf(key), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnText(args)

export const meta = metaOf

export default function MailTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, revision, placeholders, needsBody, isOfOrder, choosesOrder, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string) => actionData?.values[name] ?? entries[name] ?? ''
  const shown = actionData?.shown ?? loaderData.shown
  const button = (verb: string, label: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button name="islem" value={verb} look={look} size="small" pending={sent === verb}>
      {label}
    </Button>
  )
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        {revision !== '' && <Pill tone="done">{text.changed}</Pill>}
        <Link className="button" data-look="quiet" data-size="small" to="/yonetim/e-posta-metinleri">
          {text.title}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      {actionData?.verb === 'dene' && !actionData.refused && (
        <Notice kind="success">{text.done['dene']}</Notice>
      )}
      <div className="office-columns" data-wide>
        <div>
          <Form key={revision} method="post" className="office-card" preventScrollReset>
            <h2>{text.words}</h2>
            <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
            <WordsFields of={of} placeholders={placeholders} needsBody={needsBody} />
            {isOfOrder && choosesOrder && (
              <TextField
                name="siparis"
                label={text.order}
                hint={text.orderHint}
                optional
                maxLength={20}
                autoComplete="off"
                defaultValue={of('siparis')}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {button('kaydet', text.save, 'primary')}
              {button('onizle', text.show)}
              {button('dene', text.test)}
            </div>
          </Form>
          {revision === '' ? (
            <p className="text-meta text-ink-2">{text.usualWords}</p>
          ) : (
            <Action verb="hazira-don" label={text.reset} look="danger" about={{ surum: revision }}>
              <p className="text-meta text-ink-2">{text.resetHint}</p>
            </Action>
          )}
        </div>
        <section className="office-card">
          <h2>{text.preview}</h2>
          <p className="text-meta text-ink-2">
            {isOfOrder ? (choosesOrder ? text.previewHint : text.hidden) : text.ofExample}
          </p>
          {shown === 'no_order' ? (
            <p>{text.noOrder}</p>
          ) : (
            <>
              <p className="font-semibold wrap-anywhere">{text.previewTitle(shown.subject)}</p>
              {/* The email is a document of its own, without scripts and without the page's address. */}
              <iframe className="office-email" title={text.preview} sandbox="" srcDoc={shown.html} />
            </>
          )}
        </section>
      </div>
    </>
  )
}
