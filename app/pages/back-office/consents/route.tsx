import { data, redirect, useSearchParams } from 'react-router'
import { iysChannels } from '~/features/consents/consents'
import { listLastAnswers, withdrawalSources, withdrawOnRequest } from '~/features/consents/consents.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { Action, Done, type Refused } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Filters, Pager, Views, WordsField } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

const views: Readonly<Record<string, boolean>> = { verilen: true, geri: false }

/** The last answers of recipients of commercial messages. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(views, asked) ? asked : ''
  const channel = iysChannels.find((one) => one === params.get('kanal'))
  const found = await listLastAnswers(db, {
    words: (params.get('q') ?? '').trim().slice(0, 100).toLowerCase(),
    ...(channel ? { channel } : {}),
    ...(view ? { given: views[view]! } : {}),
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  return { view, sources: withdrawalSources, ...found, page: { title: text.title, noindex: true } }
}

/** Withdraws the consent of a recipient who asked for it. */
export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, { once: ['kanal', 'adres', 'kaynak'] })
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values } satisfies Refused, { status })
  const channel = iysChannels.find((one) => one === values['kanal'])
  const source = withdrawalSources.find((one) => one === values['kaynak'])
  if (!channel || !values['adres']) return refuse(text.wrong.channel, 404)
  if (!source) return refuse(text.wrong.source)
  const outcome = await withdrawOnRequest(
    visit.db,
    { channel, recipient: values['adres'] },
    { source, ...staff },
  )
  if (outcome === 'already') return refuse(text.wrong.already, 409)
  return redirect(`/yonetim/izinler?oldu=${verb}`, 303)
}

export const meta = metaOf

export default function Consents({ loaderData, actionData }: Route.ComponentProps) {
  const { view, answers, total, sources } = loaderData
  const [params] = useSearchParams()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <p className="max-w-read text-ink-2">{text.lead}</p>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      <Filters key={params.toString()} kept={['gorunum']}>
        <WordsField label={text.words} />
        <Select name="kanal" label={text.channel} defaultValue={params.get('kanal') ?? ''}>
          <option value="">{text.anyChannel}</option>
          {iysChannels.map((channel) => (
            <option key={channel} value={channel}>
              {text.channels[channel]}
            </option>
          ))}
        </Select>
      </Filters>
      {answers.length === 0 ? (
        <p className="office-card text-ink-2">{text.empty}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.recipient}</th>
                <th scope="col">{text.channel}</th>
                <th scope="col">{text.answer}</th>
                <th scope="col">{text.who}</th>
                <th scope="col">{text.where}</th>
                <th scope="col">{text.when}</th>
                <th scope="col">
                  <span className="sr-only">{text.withdraw}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {answers.map((one) => (
                <tr key={one.id}>
                  <td data-wide>
                    <b className="wrap-anywhere">{one.recipient}</b>
                  </td>
                  <td>{text.channels[one.channel]}</td>
                  <td>
                    <Pill tone={one.given ? 'done' : 'ended'}>{one.given ? text.given : text.refused}</Pill>
                  </td>
                  <td>{text.types[one.recipientType]}</td>
                  <td>
                    {[text.sources[one.source] ?? one.source, text.forms[one.form] ?? one.form]
                      .filter(Boolean)
                      .join(' · ')}
                  </td>
                  <td>{formatDateTime(new Date(one.statedAt))}</td>
                  <td data-wide>
                    {one.given && (
                      <Action
                        verb="geri-al"
                        label={text.withdraw}
                        look="quiet"
                        about={{ kanal: one.channel, adres: one.recipient }}
                        answer={actionData}
                      >
                        <Select name="kaynak" label={text.how} required defaultValue={sources[0]}>
                          {sources.map((source) => (
                            <option key={source} value={source}>
                              {text.sources[source]}
                            </option>
                          ))}
                        </Select>
                      </Action>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager total={total} />
    </>
  )
}
