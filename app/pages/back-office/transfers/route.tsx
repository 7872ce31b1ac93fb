import { useId } from 'react'
import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { type LineClass, lineClasses } from '~/features/fulfilment/fulfilment'
import { listBankFiles, listDecidedLines, readBankDesk } from '~/features/fulfilment/fulfilment.server'
import { getBankAccounts } from '~/features/payments/payments.server'
import { formatIban } from '~/kernel/identity-numbers'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Field } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager, Views } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { type Answer, LineCard } from './line-card'
import { DecidedLines, Files } from './past'
import { book, bookSelected, post, setAside, takeBack, upload } from './page.server'
import { text } from './text'

/** The desk for transfers: lines of the bank beside the orders that they pay. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const kind = lineClasses.find((one) => one === asked) ?? null
  const mayPost = visitor.permissions.includes('ledger.write')
  const at = { start: (pageNumber(params) - 1) * pageLength, length: pageLength }
  const desk = await readBankDesk(db, { kind, ...at, withDealers: mayPost })
  const isPast = asked === 'karar' || asked === 'dosyalar'
  return {
    desk,
    view: isPast ? asked : desk.kind,
    decided: asked === 'karar' ? await listDecidedLines(db, at) : null,
    files: asked === 'dosyalar' ? await listBankFiles(db, 100) : null,
    accounts: (await getBankAccounts(db)).map(({ id, bank, iban }) => ({
      id,
      name: `${bank} · ${formatIban(iban)}`,
    })),
    mayPost,
    page: { title: text.title, noindex: true },
  }
}

const actions = {
  yukle: upload,
  onayla: book,
  secilenler: bookSelected,
  cari: post,
  ayir: setAside,
  'geri-al': takeBack,
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, values, verb, staff } = await readAction(args, {
    once: ['hesap', 'dosya', 'siparis', 'bayi', 'vergi', 'neden'],
    many: ['satir'],
    matching: /^siparis-\d{1,9}$/,
    files: ['dosya'],
  })
  const result = await actions[verb as keyof typeof actions](visit.db, form, staff)
  if ('refused' in result) {
    const { refused, failed = {}, status = 422 } = result
    return data({ verb, refused, failed, values } satisfies Answer, status)
  }
  const query = new URLSearchParams({ oldu: verb, ...result.done })
  const view = args.url.searchParams.get('gorunum')
  if (view && verb !== 'yukle') query.set('gorunum', view)
  return redirect(`/yonetim/havale?${query}`, 303)
}

export const meta = metaOf

export default function Transfers({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, view, decided, files, accounts, mayPost } = loaderData
  const bulk = useId()
  const isOpen = decided === null && files === null
  const mayBookMany = isOpen && desk.kind === 'exact' && desk.rows.length > 0
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done />
      {actionData && (
        <Notice kind="danger">
          <p>{actionData.refused}</p>
        </Notice>
      )}
      <Upload accounts={accounts} />
      <Views
        label={text.views}
        current={view}
        views={[
          ...lineClasses
            .filter((one) => desk.counts[one] > 0 || one === view)
            .map((key: LineClass) => ({ key, title: text.view[key], count: desk.counts[key] })),
          { key: 'karar', title: text.decided },
          { key: 'dosyalar', title: text.files },
        ]}
      />
      {isOpen && desk.isCut && <p className="text-meta text-ink-2">{text.cut}</p>}
      {isOpen && desk.rows.length === 0 && <p className="office-card text-ink-2">{text.none}</p>}
      {isOpen && desk.rows.length > 0 && (
        <ul className="office-bank-lines">
          {desk.rows.map((row) => (
            <LineCard
              key={row.id}
              row={row}
              bulk={mayBookMany ? bulk : null}
              selected={actionData?.failed[row.id] !== undefined}
              mayPost={mayPost}
              answer={actionData}
            />
          ))}
        </ul>
      )}
      {mayBookMany && (
        <Form id={bulk} method="post" className="office-bulk" preventScrollReset>
          <input type="hidden" name="islem" value="secilenler" />
          <Button look="primary" size="small">
            {text.selectAll}
          </Button>
          <span className="text-meta text-ink-2">{text.bulkHint}</span>
        </Form>
      )}
      {decided && <DecidedLines rows={decided.rows} />}
      {files && <Files files={files} />}
      {!files && <Pager total={decided ? decided.total : desk.total} />}
    </>
  )
}

/** The result of the last action, from the address. */
function Done() {
  const [params] = useSearchParams()
  const verb = params.get('oldu') ?? ''
  const number = (name: string) => Number(params.get(name) ?? 0)
  const said =
    verb === 'yukle'
      ? text.uploaded(number('yeni'), number('adet'))
      : verb === 'secilenler'
        ? text.confirmed(number('adet'))
        : text.done[verb]
  if (!said) return null
  const excess = number('fazla')
  return excess > 0 ? (
    <Notice kind="warning">{text.excessDone(params.get('kod') ?? '', excess)}</Notice>
  ) : (
    <Notice kind="success">{said}</Notice>
  )
}

function Upload({ accounts }: { accounts: readonly { id: number; name: string }[] }) {
  const pending = useNavigation().formData?.get('islem') === 'yukle'
  return (
    <section className="office-card">
      <h2>{text.upload}</h2>
      <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
      {accounts.length === 0 ? (
        <p>
          {text.noAccount}{' '}
          <Link className="link" to="/yonetim/ayarlar/odeme">
            {text.toAccounts}
          </Link>
        </p>
      ) : (
        <Form method="post" encType="multipart/form-data" className="grid max-w-read gap-3">
          <input type="hidden" name="islem" value="yukle" />
          <Select name="hesap" label={text.account}>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Field label={text.file} hint={text.fileHint}>
            {(control) => (
              <input
                type="file"
                name="dosya"
                required
                accept=".csv,.txt,.xlsx,.sta,.mt940,.940,text/csv"
                className="input"
                {...control}
              />
            )}
          </Field>
          <span>
            <Button look="primary" size="small" pending={pending}>
              {text.upload}
            </Button>
          </span>
        </Form>
      )}
    </section>
  )
}
