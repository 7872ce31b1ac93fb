import { useId } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { startPacking } from '~/features/fulfilment/fulfilment.server'
import { mostCounted } from '~/features/orders/orders.server'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { seesAllCustomers } from '~/features/identity/identity'
import { metaOf } from '~/pages/shared/page-meta'
import { Select } from '~/ui/forms/select'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { ChooseColumns } from '../shared/columns/choose-columns'
import { ColumnCells, ColumnHeads } from '../shared/columns/column-cells'
import { keepAddressShort, useColumns } from '../shared/columns/columns'
import { EmptyList } from '../shared/empty-list'
import { pageLength } from '../shared/list-address'
import { Filters, Pager, Views, WordsField } from '../shared/list-parts'
import { actOnView, viewFields } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import { ownDealers, ownOrders } from '../shared/own-dealers.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { BulkForm } from './bulk-form'
import { orderColumns } from './columns'
import { longPage } from './list-length'
import { Packed } from './packed'
import { loadOrders } from './page.server'
import { text } from './text'
import { useSelection } from './use-selection'

/** Siparişler: the shop's orders by saved view, words, payment and days. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, visitor } = visit
  keepAddressShort(args.url, orderColumns)
  const saved = await listSavedViews(db, visitor.user.userId, args.url.pathname)
  const loaded = await loadOrders(db, args.url.searchParams, await ownDealers(visit))
  const mayPack = visitor.permissions.includes('orders.process')
  const isLimited = !seesAllCustomers(visitor.permissions)
  return {
    ...loaded,
    saved,
    most: mostCounted,
    mayPack,
    isLimited,
    page: { title: text.title, noindex: true },
  }
}

/** Starts packing of the selected orders. Those that may not be packed stay selected, with the reason. */
export async function action(args: Route.ActionArgs) {
  const read = await readAction(args, { once: viewFields, many: ['kod'] })
  const answer = await actOnView(read, args)
  if (answer) return answer
  const { visit, form, staff } = read
  const asked = [...new Set(form.getAll('kod').map(String))].slice(0, 200)
  const codes = await ownOrders(visit, asked)
  if (codes.length === 0)
    return data({ refused: text.nothingSelected, packed: [], failed: [] }, { status: 422 })
  const failed: { code: string; why: string }[] = []
  for (const code of codes) {
    const outcome = await startPacking(visit.db, code, staff)
    if (outcome.status !== 'done') failed.push({ code, why: text.why(outcome) })
  }
  const packed = codes.filter((code) => !failed.some((one) => one.code === code))
  if (failed.length > 0) return data({ refused: null, packed, failed }, { status: 409 })
  const back = new URLSearchParams(args.url.search)
  back.set('oldu', packed.join(' '))
  return redirect(`/yonetim/siparisler?${back}`, 303)
}

export const meta = metaOf

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, total, view, most, mayPack, length } = loaderData
  const [params] = useSearchParams()
  const form = useId()
  const { shown, areChosen } = useColumns(orderColumns)
  const packing = actionData && 'packed' in actionData ? actionData : undefined
  const packed = packing?.packed ?? (params.get('oldu') ?? '').split(' ').filter(Boolean)
  const failed = new Set(packing?.failed.map(({ code }) => code))
  const { count, selectAll, table } = useSelection(packed.join())
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      <div className="office-list-tools">
        <OrderFilters />
        <ChooseColumns columns={orderColumns} />
      </div>
      <SavedViews
        views={loaderData.saved}
        refused={actionData && 'viewRefused' in actionData ? actionData.viewRefused : undefined}
      />
      {packing?.refused && <Notice kind="danger">{packing.refused}</Notice>}
      {packed.length > 0 && <Packed codes={packed} />}
      {packing && packing.failed.length > 0 && (
        <Notice kind="danger">
          <p>{text.notPacked(packing.failed.length)}</p>
          <ul>
            {packing.failed.map(({ code, why }) => (
              <li key={code}>
                <b>{code}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {orders.length === 0 ? (
        <EmptyList isLimited={loaderData.isLimited} />
      ) : (
        <>
          <div className="office-sheet">
            <table ref={table} className="office-table" data-cards>
              <thead>
                <tr>
                  {mayPack && (
                    <th scope="col" className="office-select">
                      <input
                        type="checkbox"
                        checked={count === orders.length}
                        onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
                        aria-label={text.selectAll}
                      />
                    </th>
                  )}
                  <ColumnHeads columns={shown} areChosen={areChosen} />
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <tr key={order.id}>
                    {mayPack && (
                      <td className="office-select">
                        <input
                          // Each result of packing leaves only its refused orders selected.
                          key={packed.join()}
                          type="checkbox"
                          name="kod"
                          value={order.code}
                          form={form}
                          defaultChecked={failed.has(order.code)}
                          aria-label={text.select(order.code)}
                        />
                      </td>
                    )}
                    <ColumnCells columns={shown} areChosen={areChosen} row={order} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager total={total} most={most} length={length} />
          {mayPack && <BulkForm id={form} count={count} />}
        </>
      )}
    </>
  )
}

function OrderFilters() {
  const [params] = useSearchParams()
  return (
    <Filters key={params.toString()} kept={['gorunum', 'sira', 'urun', 'musteri', 'liste', 'sayilan']}>
      <WordsField label={text.words} />
      <Select id="odeme" name="odeme" label={text.payment} defaultValue={params.get('odeme') ?? ''}>
        <option value="">{text.anyPayment}</option>
        {Object.entries(text.payments).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </Select>
      <TextField id="ilk" name="ilk" type="date" label={text.from} defaultValue={params.get('ilk') ?? ''} />
      <TextField id="son" name="son" type="date" label={text.to} defaultValue={params.get('son') ?? ''} />
      <Select id="adet" name="adet" label={text.rows} defaultValue={params.get('adet') ?? ''}>
        <option value="">{pageLength}</option>
        <option value={longPage}>{longPage}</option>
      </Select>
    </Filters>
  )
}
