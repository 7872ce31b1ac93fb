import { data, Form, Link, useNavigation } from 'react-router'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { orderStatuses } from '~/features/orders/orders'
import { listCarriersOfShop } from '~/features/orders/orders.server'
import { typedAmount } from '~/kernel/read-amount'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { AddGoods } from '../shared/order/add-goods'
import { ConfirmField } from '../shared/confirm-field'
import { asksCode } from '../shared/confirm.server'
import { RowNotes } from '../shared/row-notes'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { actOnEdit } from './act.server'
import { EditedLines } from './edited-lines'
import { EditPreview } from './edit-preview'
import { text } from './text'

/** A placed order whose goods, prices and carrier staff change before its packing. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const order = await getFullOrder(visit.db, args.params.code)
  if (!order) throw data(null, 404)
  const { awaitingPayment, placed } = orderStatuses
  const carriers = await listCarriersOfShop(visit.db)
  return {
    order,
    isOpen: order.status === awaitingPayment || order.status === placed,
    carriers: carriers.filter(({ kind }) => kind === 'parcel').map(({ id, name }) => ({ id, name })),
    asks: await asksCode(visit),
    page: { title: text.title(order.code), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnEdit(args)

export const meta = metaOf

export default function OrderEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isOpen, carriers, asks, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string) => actionData?.values[name]
  const { plan = null, rows = [], refused = null } = actionData ?? {}
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/siparisler/${order.code}`}
        >
          {text.back}
        </Link>
      </header>
      <OpenElsewhere table="orders" id={order.id} />
      {!isOpen && <Notice kind="warning">{text.closed(order.status)}</Notice>}
      {refused && <Notice kind="danger">{refused}</Notice>}
      {isOpen && (
        <Form method="post" className="office-columns" preventScrollReset>
          <input type="hidden" name="toplam" value={plan?.after.grandTotal ?? ''} />
          <div>
            <section className="office-card">
              <h2>{text.lines}</h2>
              <p className="text-meta text-ink-2">{text.lead}</p>
              <EditedLines lines={order.lines} entry={of} />
              <AddGoods />
              <TextArea
                name="satirlar"
                label={text.added}
                hint={text.addedHint}
                optional
                rows={3}
                maxLength={40_000}
                defaultValue={of('satirlar') ?? ''}
              />
              <RowNotes rows={rows} />
            </section>
            {plan && <EditPreview plan={plan} />}
          </div>
          <div>
            <section className="office-card">
              <h2>{text.delivery}</h2>
              {order.receiverPays ? (
                <p className="text-ink-2">{text.receiverPays}</p>
              ) : (
                <>
                  <Select name="kargo" label={text.carrier} defaultValue={of('kargo') ?? ''}>
                    <option value="">{order.carrier}</option>
                    {carriers
                      .filter(({ name }) => name !== order.carrier)
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </Select>
                  <TextField
                    name="kargo-ucreti"
                    label={text.shipping}
                    inputMode="decimal"
                    maxLength={20}
                    defaultValue={of('kargo-ucreti') ?? typedAmount(order.shipping)}
                  />
                </>
              )}
              <TextArea
                name="neden"
                label={text.reason}
                hint={text.reasonHint}
                rows={3}
                maxLength={500}
                defaultValue={of('neden') ?? ''}
              />
              {plan?.settlement.kind === 'refund' && plan.settlement.refund > 0 && (
                <ConfirmField asks={asks} required={false} name="dogrulama" />
              )}
              <div className="office-actions">
                <Button
                  name="islem"
                  value="hesapla"
                  size="small"
                  look={plan ? 'secondary' : 'primary'}
                  pending={sent === 'hesapla'}
                >
                  {text.preview}
                </Button>
                {plan && (
                  <Button name="islem" value="kaydet" size="small" look="primary" pending={sent === 'kaydet'}>
                    {text.save}
                  </Button>
                )}
              </div>
            </section>
          </div>
        </Form>
      )}
    </>
  )
}
