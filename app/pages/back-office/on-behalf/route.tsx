import { randomUUID } from 'node:crypto'
import { data, Form, Link, useNavigation } from 'react-router'
import { findBuyer, listAddresses, namePartner } from '~/features/customers/customers.server'
import { isDealer } from '~/features/identity/identity'
import { formatAddress, type OrderQuote } from '~/features/orders/orders'
import { listCarriersOfShop } from '~/features/orders/orders.server'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { AddGoods } from '../shared/order/add-goods'
import { readId } from '../shared/list-address'
import { RowNotes } from '../shared/row-notes'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { actOnBehalf, type BehalfAnswer } from './act.server'
import { text } from './text'

/** An order that staff place for a customer: rows, delivery, the quote at the customer's prices. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const partner = id === null ? null : await namePartner(db, id)
  if (!partner) throw data(null, 404)
  const buyer = await findBuyer(db, partner.id)
  const [addresses, carriers] = await Promise.all([listAddresses(db, partner.id), listCarriersOfShop(db)])
  return {
    partner,
    mayOrder: buyer !== null,
    payments: buyer && isDealer(buyer) ? [3, 2, 4] : [2, 4],
    addresses: addresses.map((one) => ({
      id: one.id,
      name: `${one.title || `${one.firstName} ${one.lastName}`}: ${formatAddress(one)}`,
    })),
    carriers: carriers.map(({ id, name }) => ({ id, name })),
    // A form that is sent twice places one order.
    orderKey: randomUUID(),
    page: { title: text.title(partner.name), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnBehalf(args)

export const meta = metaOf

export default function OnBehalf({ loaderData, actionData }: Route.ComponentProps) {
  const { partner, mayOrder, payments, addresses, carriers, orderKey, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string) => actionData?.values[name] ?? ''
  const options = (all: readonly { id: number; name: string }[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/musteriler/${partner.id}`}
        >
          {text.back}
        </Link>
      </header>
      {!mayOrder && <Notice kind="warning">{text.noBuyer}</Notice>}
      {mayOrder && addresses.length === 0 && <Notice kind="warning">{text.noAddress}</Notice>}
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      {mayOrder && addresses.length > 0 && (
        <Form method="post" className="office-columns" preventScrollReset>
          <input type="hidden" name="anahtar" value={of('anahtar') || orderKey} />
          <div>
            <section className="office-card">
              <h2>{text.goods}</h2>
              <p className="text-meta text-ink-2">{text.lead}</p>
              <AddGoods />
              <TextArea
                name="satirlar"
                label={text.rows}
                hint={text.rowsHint}
                rows={8}
                required
                maxLength={40_000}
                defaultValue={of('satirlar')}
              />
              {actionData && <RowNotes rows={actionData.rows} />}
            </section>
            {actionData?.quote && <Quote quote={actionData.quote} account={actionData.account} />}
          </div>
          <div>
            <section className="office-card">
              <h2>{text.delivery}</h2>
              <Select name="adres" label={text.address} defaultValue={of('adres')}>
                {options(addresses)}
              </Select>
              <Select name="kargo" label={text.carrier} defaultValue={of('kargo')}>
                {options(carriers)}
              </Select>
              <Select name="odeme" label={text.payment} defaultValue={of('odeme')}>
                {options(payments.map((type) => ({ id: type, name: text.payments[type]! })))}
              </Select>
              <TextArea
                name="not"
                label={text.note}
                optional
                rows={2}
                maxLength={500}
                defaultValue={of('not')}
              />
              <Checkbox name="onay" value="1" label={text.agreed} defaultChecked={of('onay') === '1'} />
              <div className="office-actions">
                <Button
                  name="islem"
                  value="hesapla"
                  size="small"
                  look="secondary"
                  pending={sent === 'hesapla'}
                >
                  {text.quote}
                </Button>
                <Button name="islem" value="ver" size="small" look="primary" pending={sent === 'ver'}>
                  {text.place}
                </Button>
              </div>
            </section>
          </div>
        </Form>
      )}
    </>
  )
}

function Quote({ quote: { basket }, account }: { quote: OrderQuote; account: BehalfAnswer['account'] }) {
  const discount = basket.campaignDiscount + basket.couponDiscount
  const sums = [
    ...(discount > 0 ? [[text.discount, -discount] as const] : []),
    [text.shipping, basket.shipping] as const,
    ...(basket.fee > 0 ? [[text.fee, basket.fee] as const] : []),
    [text.total, basket.grandTotal] as const,
    ...(account ? [[text.available, account.available] as const] : []),
    ...(account && account.missing > 0 ? [[text.missing, account.missing] as const] : []),
  ]
  return (
    <section className="office-card" aria-live="polite">
      <h2>{text.result}</h2>
      <div className="office-sheet">
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{text.code}</th>
              <th scope="col" data-number>
                {text.pieces}
              </th>
              <th scope="col" data-number>
                {text.unit}
              </th>
              <th scope="col" data-number>
                {text.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {basket.lines.map((line) => (
              <tr key={`${line.variantId} ${line.isPromo}`}>
                <td>
                  {line.name} {line.variantName}
                  <span className="block text-meta text-ink-2">{line.code}</span>
                </td>
                <td data-number>{formatNumber(line.quantity)}</td>
                <td data-number>{formatPrice(line.unitPrice)}</td>
                <td data-number>{formatPrice(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="office-facts">
        {sums.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="tabular-nums">{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
