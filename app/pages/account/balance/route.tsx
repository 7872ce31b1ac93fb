import { Form } from 'react-router'
import { entryKinds } from '~/features/ledger/ledger'
import { text as ledgerText } from '~/features/ledger/text'
import { BalanceCards, LimitCard } from '~/features/ledger/ui/balance-cards'
import { OpenItems } from '~/features/ledger/ui/open-items'
import { StatementTable } from '~/features/ledger/ui/statement-table'
import { text } from '~/features/ledger/ui/text'
import { Button, LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Select } from '~/ui/forms/select'
import '~/styles/pages/ledger.css'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { loadBalance } from './page.server'

/** Cari Hesabım: balance, open items and statement. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: text.title, canonical: `${visit.origin}/User/balance`, noindex: true }
  return { ...(await loadBalance(visit, args.url.searchParams)), page }
}

export const meta = metaOf

type Loaded = Route.ComponentProps['loaderData']

export default function Balance({ loaderData }: Route.ComponentProps) {
  const { view, standing, suspended, whole } = loaderData
  return (
    <AccountFrame current="balance">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {suspended && <Notice kind="warning">{text.suspended}</Notice>}
      {!standing && <NoAccount />}
      {view === 'limit' && standing && (
        <>
          <LimitCard standing={standing} />
          <Notice>{text.buyerWhy}</Notice>
        </>
      )}
      {whole && standing && (
        <>
          <BalanceCards standing={standing} items={whole.items} />
          <Open {...whole} />
          <StatementPart {...whole} />
        </>
      )}
    </AccountFrame>
  )
}

function NoAccount() {
  const action = (
    <>
      <LinkButton look="primary" to="/User/payment" ahead={false}>
        {text.payments}
      </LinkButton>
      <LinkButton to="/create" ahead={false}>
        {text.apply}
      </LinkButton>
    </>
  )
  return (
    <EmptyState icon="bank" title={text.notDealerTitle} action={action}>
      {text.notDealer}
    </EmptyState>
  )
}

type Whole = NonNullable<Loaded['whole']>

function Open({ items, pays }: Whole) {
  return (
    <section className="grid gap-3" aria-labelledby="acik-kalemler">
      <div>
        <h2 id="acik-kalemler" className="text-xl">
          {text.openItems}
        </h2>
        <p className="text-sm text-ink-2">
          {items.length === 0 ? text.noOpenItems : pays ? text.openItemsWhy : text.onlyLooks}
        </p>
      </div>
      {items.length > 0 && <OpenItems items={items} payAt={pays ? '/pm' : null} />}
    </section>
  )
}

function StatementPart({ statement, understood, files }: Whole) {
  const { filter, rows, total } = statement
  return (
    <section className="grid gap-4" aria-labelledby="ekstre">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="ekstre" className="text-xl">
          {text.statement}
        </h2>
        <p className="flex flex-wrap gap-2">
          <a className="button" data-look="secondary" data-size="small" href={files.pdf} download>
            {text.pdf}
          </a>
          <a className="button" data-look="secondary" data-size="small" href={files.xlsx} download>
            {text.xlsx}
          </a>
        </p>
      </div>
      <Form
        role="search"
        aria-label={text.filter}
        className="statement-filter"
        key={`${filter.from} ${filter.to} ${filter.kind}`}
        preventScrollReset
      >
        <TextField label={text.from} name="bas" type="date" defaultValue={filter.from ?? ''} />
        <TextField label={text.to} name="son" type="date" defaultValue={filter.to ?? ''} />
        <Select label={text.kind} name="tur" defaultValue={filter.kind ?? ''}>
          <option value="">{text.allKinds}</option>
          {entryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {ledgerText.kinds[kind]}
            </option>
          ))}
        </Select>
        <Button icon="filters">{text.show}</Button>
      </Form>
      {!understood && <Notice kind="warning">{text.badDay}</Notice>}
      <StatementTable statement={statement} />
      {filter.kind && <p className="text-sm text-ink-2">{text.kindsHideRows}</p>}
      {total > rows.length && <Notice>{text.more(rows.length, total)}</Notice>}
    </section>
  )
}
