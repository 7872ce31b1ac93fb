import { data } from 'react-router'
import { priceLine } from '~/features/catalogue/catalogue'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { readInstallmentTerms } from '~/features/checkout/checkout.server'
import { told } from '~/features/checkout/ui/installments'
import { text } from '~/features/checkout/ui/text'
import { offerInstallments } from '~/features/payments/payments'
import { takesCards } from '~/features/payments/payments.server'
import { formatPrice } from '~/kernel/turkish'
import { shop } from '~/server/shop.server'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/installments.route'
import { cardOf } from './card-of.server'
import { metaOf } from '../shared/page-meta'

/** The instalments for a package of a variant at the visitor's own price; `kart` holds the first digits of a card. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const { db, visitor, origin } = visit
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0
  const offer = (await getOffers(db, visitor, [id])).get(id)
  if (!offer?.price || !(await takesCards(db))) throw data(null, 404)
  const { packageSize } = offer.price
  const amount = priceLine(offer.price, packageSize).gross
  const terms = await readInstallmentTerms(db, [offer.productId])
  const digits = url.searchParams.get('kart')?.slice(0, 8) ?? ''
  const card = digits ? await cardOf(visit, digits) : null
  const allowed = card?.status === 'known' ? card.installments : null
  return {
    digits,
    card,
    amount,
    packageSize,
    link: offer.link,
    variantName: offer.variantName,
    name: offer.productName,
    rows: offerInstallments(terms.plans, amount, { ...terms, card: allowed }),
    page: {
      title: text.installmentsOf(offer.productName),
      canonical: `${origin}/taksit/${id}`,
      noindex: true,
    },
  }
}

export const meta = metaOf

export default function Installments({ loaderData }: Route.ComponentProps) {
  const { name, variantName, link, amount, packageSize, rows, card, digits } = loaderData
  return (
    <div className="page grid max-w-read gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {text.installments}
        </h1>
        <p className="text-ink-2">
          <ShopLink to={`/${link}`} className="link">
            {[name, variantName].filter(Boolean).join(', ')}
          </ShopLink>{' '}
          · {packageSize > 1 && `${text.pieces(packageSize)} · `}
          {formatPrice(amount)}
        </p>
      </header>
      <form method="get" className="flex flex-wrap items-end gap-3">
        <TextField
          name="kart"
          label={text.bin}
          hint={text.binHint}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          defaultValue={digits}
        />
        <Button>{text.binAsk}</Button>
      </form>
      {card && <Notice>{told(card)}</Notice>}
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-2">
              {text.installment}
            </th>
            <th scope="col" className="py-2 text-right">
              {text.monthly}
            </th>
            <th scope="col" className="py-2 text-right">
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ count, monthly, total }) => (
            <tr key={count} className="border-b border-line">
              <th scope="row" className="py-3 font-semibold">
                {count === 1 ? text.atOnce : text.inInstallments(count)}
              </th>
              <td className="py-3 text-right">{formatPrice(monthly)}</td>
              <td className="py-3 text-right">{formatPrice(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-2">{text.installmentsOfBasket}</p>
    </div>
  )
}
