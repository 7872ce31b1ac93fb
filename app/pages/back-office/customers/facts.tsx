import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDiscounts } from '~/features/customers/applications/terms'
import type { Partner } from '~/features/identity/identity'
import { formatDate } from '~/kernel/dates'
import { text } from './text'

type Shown = {
  kind: Partner['kind']
  taxOffice: string
  taxNumber: string
  discounts: readonly number[]
  paymentTermDays: number
  createdAt: Date
}

/** Tax data and terms of a customer; `children` are the forms that change them. */
export function Facts({
  partner,
  list,
  representative,
  sameTaxNumber,
  children,
}: {
  partner: Shown
  /** Names of the price list and of the sales representative; null for none. */
  list: string | null
  representative: string | null
  /** Other customers with the same tax number. */
  sameTaxNumber: readonly number[]
  children: ReactNode
}) {
  const { kind, taxOffice, taxNumber, discounts, paymentTermDays, createdAt } = partner
  return (
    <section className="office-card">
      <h2>{text.factsOf[kind]}</h2>
      <dl className="office-facts">
        <dt>{text.kind}</dt>
        <dd>{text.kinds[kind]}</dd>
        {taxNumber && (
          <>
            <dt>{kind === 'wholesale' ? text.tax : text.tckn}</dt>
            <dd>{[taxOffice, taxNumber].filter(Boolean).join(', ')}</dd>
          </>
        )}
        {sameTaxNumber.length > 0 && (
          <>
            <dt>{text.sameTax}</dt>
            <dd className="flex flex-wrap gap-x-2">
              {sameTaxNumber.map((id) => (
                <Link key={id} className="link" to={`/yonetim/musteriler/${id}`}>
                  #{id}
                </Link>
              ))}
            </dd>
          </>
        )}
        <dt>{text.list}</dt>
        <dd>{list ?? text.noList}</dd>
        {discounts.length > 0 && (
          <>
            <dt>{text.discounts}</dt>
            <dd>% {formatDiscounts(discounts)}</dd>
          </>
        )}
        {kind === 'wholesale' && (
          <>
            <dt>{text.term}</dt>
            <dd>{text.days(paymentTermDays)}</dd>
          </>
        )}
        {representative && (
          <>
            <dt>{text.representative}</dt>
            <dd>{representative}</dd>
          </>
        )}
        <dt>{text.since}</dt>
        <dd>{formatDate(new Date(createdAt))}</dd>
      </dl>
      {children}
    </section>
  )
}
