import { randomUUID } from 'node:crypto'
import { data, Link, useSearchParams } from 'react-router'
import { readCreditTerms } from '~/features/customers/customers.server'
import { paymentMeans, showDay } from '~/features/ledger/ledger'
import { getOpenItems, readStatement } from '~/features/ledger/ledger.server'
import { text as ledgerText } from '~/features/ledger/text'
import { StatementTable } from '~/features/ledger/ui/statement-table'
import { readFilter } from '~/pages/account/balance/page.server'
import { dayInIstanbul } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import '~/styles/pages/ledger.css'
import { Action, type Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { Filters } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/ledger.route'
import { postEntry } from './post-entry.server'
import { text } from './ledger.text'

const shownRows = 500

/** A customer's account: open items, the statement, and entries by hand. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, clock } = staffVisit(args)
  const id = readId(args.params.id)
  const partner = id === null ? null : await readCreditTerms(db, id)
  if (id === null || !partner) throw data(null, 404)
  const { filter } = readFilter(args.url.searchParams, clock())
  const [items, statement] = await Promise.all([
    getOpenItems(db, id, clock()),
    readStatement(db, id, filter, { start: 0, length: shownRows }),
  ])
  return {
    id,
    name: partner.name,
    items,
    statement,
    today: dayInIstanbul(clock()),
    // A form that is sent twice posts once.
    postKey: randomUUID(),
    mayPost: visitor.permissions.includes('ledger.write'),
    page: { title: text.title(partner.name), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => postEntry(args)

export const meta = metaOf

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, items, statement, today, postKey, mayPost } = loaderData
  const [params] = useSearchParams()
  const { from, to } = statement.filter
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title(name)}</h1>
        <Link className="button" data-look="quiet" data-size="small" to={`/yonetim/musteriler/${id}`}>
          {text.back}
        </Link>
        {(['pdf', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            className="button"
            data-look="secondary"
            data-size="small"
            href={`/yonetim/musteriler/${id}/ekstre?${new URLSearchParams({ bicim: format, bas: from ?? '', son: to ?? '' })}`}
            download
          >
            {text[format]}
          </a>
        ))}
      </header>
      {params.has('oldu') && !actionData && <Notice kind="success">{text.done}</Notice>}
      {mayPost && <Entries key={postKey} today={today} postKey={postKey} answer={actionData} />}
      <section className="office-card">
        <h2>{text.openItems}</h2>
        {items.length === 0 ? (
          <p className="text-sm text-ink-2">{text.noOpen}</p>
        ) : (
          <ul className="office-parts">
            {items.map((item) => (
              <li key={item.lineId}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <b className="tabular-nums">{formatPrice(item.open)}</b>
                  <span>{item.documentNo || item.description || ledgerText.kind(item.kind, null)}</span>
                  <span className="text-ink-2">{showDay(item.dueOn)}</span>
                  {item.isOverdue && <Pill tone="ended">{text.overdue}</Pill>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="office-card">
        <h2>{text.statement}</h2>
        <Filters key={`${from} ${to}`}>
          <TextField id="bas" name="bas" type="date" label={text.from} defaultValue={from ?? ''} />
          <TextField id="son" name="son" type="date" label={text.to} defaultValue={to ?? ''} />
        </Filters>
        <StatementTable statement={statement} orderBase="/yonetim/siparisler" />
      </section>
    </>
  )
}

function Entries({
  today,
  postKey,
  answer,
}: {
  today: string
  postKey: string
  answer: Refused | undefined
}) {
  const of = (verb: string) => (answer?.verb === verb ? answer.values : {})
  const about = (verb: string) => ({ anahtar: of(verb)['anahtar'] ?? postKey })
  const common = (verb: string, isSigned: boolean) => (
    <>
      <TextField
        name="tutar"
        label={isSigned ? text.signed : text.amount}
        inputMode={isSigned ? 'text' : 'decimal'}
        maxLength={20}
        required
        defaultValue={of(verb)['tutar'] ?? ''}
      />
      <TextField
        name="gun"
        type="date"
        label={text.day}
        max={today}
        defaultValue={of(verb)['gun'] ?? today}
      />
      <TextField
        name="evrak"
        label={text.documentNo}
        optional
        maxLength={50}
        defaultValue={of(verb)['evrak'] ?? ''}
      />
      <TextField
        name="aciklama"
        label={text.note}
        optional
        maxLength={200}
        defaultValue={of(verb)['aciklama'] ?? ''}
      />
    </>
  )
  return (
    <section className="office-card">
      <h2>{text.enter}</h2>
      <div className="office-actions">
        <Action
          verb="tahsilat"
          label={text.payment}
          confirm={text.post}
          look="primary"
          about={about('tahsilat')}
          answer={answer}
        >
          <Select name="yol" label={text.means} defaultValue={of('tahsilat')['yol'] ?? 'transfer'}>
            {paymentMeans.map((means) => (
              <option key={means} value={means}>
                {text.meansNames[means]}
              </option>
            ))}
          </Select>
          {common('tahsilat', false)}
        </Action>
        <Action
          verb="fiyat-farki"
          label={text.difference}
          confirm={text.post}
          about={about('fiyat-farki')}
          answer={answer}
        >
          {common('fiyat-farki', true)}
        </Action>
        <Action verb="devir" label={text.opening} confirm={text.post} about={about('devir')} answer={answer}>
          {common('devir', true)}
          <TextField
            name="vade"
            type="date"
            label={text.due}
            optional
            defaultValue={of('devir')['vade'] ?? ''}
          />
        </Action>
      </div>
      <p className="text-meta text-ink-2">{text.correct}</p>
    </section>
  )
}
