import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { MenuItem } from '~/features/settings/settings'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { drawerPart, useDrawer } from '../basket/drawer-part'
import { menuEvent, openMenu } from '../moving/open'
import { text } from '../text'

const menuPath = '/navigator'
const fetchDrawer = () => import('./mobile-menu-drawer').then((part) => part.MobileMenuDrawer)
const MobileMenuDrawer = drawerPart(fetchDrawer, menuPath)

/** The menu of narrow screens: a drawer; without scripts its button leads to the page of all categories. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { key } = useLocation()
  const { used, open, onClose } = useDrawer({
    event: menuEvent,
    page: key,
    selector: `a[href="${menuPath}"]`,
    prepare: fetchDrawer,
  })
  return (
    <>
      <ShopLink to={menuPath} className="menu-button" ahead={false} aria-label={text.menu} onClick={openMenu}>
        <Icon name="menu" />
      </ShopLink>
      {used && (
        <Suspense>
          <MobileMenuDrawer items={items} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
