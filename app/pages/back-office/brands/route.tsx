import { longestWords } from '~/features/catalogue/catalogue'
import { brandEditor, listBrands } from '~/features/catalogue/catalogue.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Done } from '../shared/action'
import { RecordActions } from '../shared/records/record-actions'
import { entryOf, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

const longest = longestWords.brand

/** Markalar: all brands with the number of their products. */
export async function loader(args: Route.LoaderArgs) {
  const rows = await listBrands(staffVisit(args).db)
  return {
    brands: rows.map(({ products, ...row }) => ({ ...row, products, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, verb, values } = await readAction(args, { once: ['kayit', 'surum', 'ad'] })
  const name = (values['ad'] ?? '').replace(/\s+/g, ' ')
  const input = name === '' || name.length > longest ? text.wrong.name : { name }
  const { taken } = text.wrong
  return saveRecord({
    visit,
    verb,
    values,
    editor: brandEditor,
    input,
    taken,
    back: '/yonetim/markalar',
  })
}

export const meta = metaOf

export default function Brands({ loaderData: { brands }, actionData }: Route.ComponentProps) {
  const field = (verb: string, row?: { id: number; name: string }) => (
    <TextField
      name="ad"
      label={text.name}
      required
      maxLength={longest}
      defaultValue={entryOf(actionData, verb, row?.id)('ad', row?.name ?? '')}
    />
  )
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <p className="max-w-read text-ink-2">{text.lead}</p>
      <section className="office-card">
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          {field('ekle')}
        </RecordForm>
        {brands.length === 0 && <p className="text-ink-2">{text.none}</p>}
        <ul className="office-parts" data-dense>
          {brands.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap gap-x-3">
                <b>{row.name}</b>
                <span className="text-ink-2">{text.products(row.products)}</span>
              </p>
              <RecordActions
                row={row}
                answer={actionData}
                edit={text.edit}
                save={text.save}
                remove={text.remove}
                mayRemove={row.products === 0}
              >
                {field('kaydet', row)}
              </RecordActions>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
