import type { PricePlan } from '~/features/catalogue/catalogue'
import { formatAmount, formatNumber } from '~/kernel/turkish'
import { Notice } from '~/ui/messages/notice'
import { PriceTable } from './price-table'
import { text } from './text'

/** The result of a trial: how many prices change, and the largest changes. */
export function Plan({ plan }: { plan: PricePlan }) {
  return (
    <section className="office-card" aria-live="polite">
      <h2>{text.planTitle}</h2>
      {plan.total === 0 ? (
        <p className="text-ink-2">{text.planNothing}</p>
      ) : (
        <>
          <p className="font-semibold">{text.planTotal(plan.total)}</p>
          <dl className="office-facts">
            {(['rising', 'falling', 'added'] as const).map((name) => (
              <div key={name} className="contents">
                <dt>{text[name]}</dt>
                <dd className="tabular-nums">{formatNumber(plan[name])}</dd>
              </div>
            ))}
          </dl>
          {plan.halved > 0 && <Notice kind="warning">{text.halved(plan.halved)}</Notice>}
          {plan.falling > 0 && <p className="text-meta text-ink-2">{text.lowest}</p>}
          <h3 className="text-sm font-semibold">{text.largest}</h3>
          <PriceTable
            rows={plan.sample.map((row) => ({
              ...row,
              before: row.before === null ? text.none : formatAmount(row.before),
              after: formatAmount(row.after),
              state: null,
            }))}
          />
        </>
      )}
    </section>
  )
}
