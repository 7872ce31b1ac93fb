import { Link } from 'react-router'
import { listPriceBatches, readListUse } from '~/features/catalogue/catalogue.server'
import { getPriceLists, priceListEditor } from '~/features/customers/customers.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Checkbox } from '~/ui/forms/checkbox'
import { Done } from '../shared/action'
import { text as shared } from '../shared/batches/text'
import { entryOf, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text as listText } from './list.text'
import { ListFields } from './list-fields'
import { listFields, listIn } from './read-list'
import { ruleText } from './rule-text'
import { text } from './text'

const shownBatches = 30

/** Fiyat listeleri: their use, and the last changes of many prices. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const [lists, use, batches] = await Promise.all([
    getPriceLists(db),
    readListUse(db),
    listPriceBatches(db, shownBatches),
  ])
  return {
    lists: lists.map((list) => ({ ...list, use: use.find(({ listId }) => listId === list.id)! })),
    batches,
    page: { title: text.title, noindex: true },
  }
}

/** A new list leads to its page, where its prices are written; on request with the rule that computes them from the list above. */
export async function action(args: Route.ActionArgs) {
  const { visit, verb, values } = await readAction(args, { once: listFields })
  return saveRecord({
    visit,
    verb,
    values,
    editor: priceListEditor,
    input: listIn(values, false),
    taken: listText.wrong.taken,
    back: '/yonetim/fiyatlar',
    addedTo: ({ id, parentId }) =>
      values['hesapla'] === '1'
        ? `/yonetim/fiyatlar/${id}?oldu=hesapla&kural=formula&kaynak=${parentId}`
        : `/yonetim/fiyatlar/${id}?oldu=ekle`,
  })
}

export const meta = metaOf

export default function PriceLists({ loaderData: { lists, batches }, actionData }: Route.ComponentProps) {
  const entry = entryOf(actionData, 'ekle', undefined)
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <a className="button" data-look="secondary" data-size="small" href="/yonetim/fiyatlar/dosya" download>
          {text.download}
        </a>
      </header>
      <Done sentences={listText.done} answer={actionData} />
      <section className="office-card">
        <p className="text-sm text-ink-2">
          {text.lead} {text.downloadHint}
        </p>
        <RecordForm verb="ekle" label={listText.add} confirm={listText.confirm} answer={actionData} isMain>
          <ListFields
            list={null}
            parents={lists}
            retailId={lists.find(({ isRetail }) => isRetail)?.id ?? 0}
            entry={entry}
          />
          <Checkbox
            name="hesapla"
            value="1"
            label={listText.formula}
            defaultChecked={entry('hesapla', '') === '1'}
          />
        </RecordForm>
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.list}</th>
                <th scope="col">{text.parent}</th>
                <th scope="col">{text.kdv}</th>
                <th scope="col" data-number>
                  {text.priced}
                </th>
                <th scope="col" data-number>
                  {text.inherited}
                </th>
                <th scope="col" data-number>
                  {text.partners}
                </th>
                <th scope="col">
                  <span className="sr-only">{text.change}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lists.map(({ id, name, parentId, kdvIncluded, use }) => (
                <tr key={id}>
                  <td data-wide className="font-semibold">
                    <Link to={`/yonetim/fiyatlar/${id}`}>{name}</Link>
                  </td>
                  <td data-wide data-label={text.parent} className="text-ink-2">
                    {lists.find((one) => one.id === parentId)?.name ?? text.none}
                  </td>
                  <td data-wide data-label={text.kdv}>
                    {kdvIncluded ? text.kdvIn : text.kdvOut}
                  </td>
                  <td data-number data-wide data-label={text.priced}>
                    {formatNumber(use.priced)}
                  </td>
                  <td data-number data-wide data-label={text.inherited}>
                    {formatNumber(use.inherited)}
                  </td>
                  <td data-number data-wide data-label={text.partners}>
                    {formatNumber(use.partners)}
                  </td>
                  <td>
                    <Link to={`/yonetim/fiyatlar/${id}`}>{text.change}</Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="office-card">
        <h2>{text.changes}</h2>
        {batches.length === 0 ? (
          <p className="text-ink-2">{text.noChanges}</p>
        ) : (
          <div className="office-sheet">
            <table className="office-table" data-cards>
              <thead>
                <tr>
                  <th scope="col">{shared.when}</th>
                  <th scope="col">{text.list}</th>
                  <th scope="col">{text.rule}</th>
                  <th scope="col">{shared.state}</th>
                  <th scope="col" data-number>
                    {shared.written}
                  </th>
                </tr>
              </thead>
              <tbody>
                {batches.map((batch) => (
                  <tr key={batch.id}>
                    <td className="whitespace-nowrap">
                      <Link to={`/yonetim/fiyatlar/degisiklik/${batch.id}`}>
                        {formatDateTime(new Date(batch.startsAt ?? batch.createdAt))}
                      </Link>
                    </td>
                    <td>{lists.find(({ id }) => id === batch.listId)?.name}</td>
                    <td>{ruleText(batch.rule, lists)}</td>
                    <td>{shared.states[batch.state]}</td>
                    <td data-number data-label={shared.written}>
                      {shared.progress(batch.written, batch.total)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  )
}
