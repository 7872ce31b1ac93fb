import type { PricedBasket } from '~/features/basket/basket'
import { text as basketText } from '~/features/basket/ui/text'
import { LinkButton } from '~/ui/button'
import { text } from './mini-cart.text'
import { MiniCartTotals } from './mini-cart-totals'

/** `bar`: the reason this visitor may not order it, or null. */
export type MiniCartBasket = PricedBasket & { bar: string | null }

/**
 * The mini cart's summary and links. A basket that cannot be ordered links to the basket page only, which explains
 * why.
 */
export function MiniCartWays({ basket }: { basket: MiniCartBasket }) {
  const bar =
    basket.bar ?? (basket.lines.some(({ state }) => state !== 'ok') ? basketText.cannotCheckout : null)
  return (
    <>
      <MiniCartTotals basket={basket} />
      {bar && <p className="mini-cart-bar">{bar}</p>}
      <p className="mini-cart-ways">
        <LinkButton to="/sepetim" look={bar ? 'primary' : 'secondary'} ahead={false}>
          {text.toBasket}
        </LinkButton>
        {!bar && (
          <LinkButton to="/checkout/steps" look="primary" ahead={false}>
            {basketText.checkout}
          </LinkButton>
        )}
      </p>
    </>
  )
}
