import { amountsOf, type PricedBasket, summarise } from '~/features/basket/basket'

/** The costs of the basket at the foot of its drawer: the basket page's summary without its KDV. */
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
