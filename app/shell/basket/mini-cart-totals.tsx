import { amountsOf, type PricedBasket, summarise } from '~/features/basket/basket'

/** The totals at the foot of the mini cart: the basket page's summary without its KDV rows. */
export function MiniCartTotals({ basket }: { basket: PricedBasket }) {
  const { rows, total } = summarise(amountsOf(basket), basket.showsNet)
  return (
    <dl className="mini-cart-sum">
      {[...rows, total].map(({ name, shown }) => (
        <div key={`${name} ${shown}`}>
          <dt>{name}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
