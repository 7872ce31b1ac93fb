import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { Count } from './count'
import { drawerPart, useDrawer } from './drawer-part'
import { miniCartEvent, openMiniCart } from '../moving/open'
import { text } from '../text'

const basketPath = '/sepetim'
const fetchMiniCart = () => import('./mini-cart').then((part) => part.MiniCart)
const MiniCart = drawerPart(fetchMiniCart, basketPath)

/** The floating basket button, for screens where header and bottom bar scroll away, and the mini cart. */
export function BasketButton({ count }: { count: number }) {
  const { pathname } = useLocation()
  const { used, open, onClose } = useDrawer({
    event: miniCartEvent,
    page: pathname,
    selector: '[data-basket]',
    prepare: fetchMiniCart,
  })
  return (
    <aside aria-label={text.basket}>
      <ShopLink
        to={basketPath}
        className="basket-button"
        ahead={false}
        data-basket
        data-filled={count > 0}
        data-named={text.openBasket(0)}
        aria-label={text.openBasket(count)}
        onClick={openMiniCart}
      >
        <Icon name="bag" />
        <Count of="basket" value={count} />
      </ShopLink>
      {used && (
        <Suspense>
          <MiniCart open={open} onClose={onClose} />
        </Suspense>
      )}
    </aside>
  )
}
