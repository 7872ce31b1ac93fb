import type { MenuItem } from '~/features/settings/settings'
import { Drawer } from '~/ui/messages/dialog'
import { Icon } from '~/ui/icons/icon'
import type { DrawerProps } from '../basket/drawer-part'
import { ContentLink } from './content-link'
import { MenuLink } from './menu-link'
import { useShell } from '../use-shell'
import { text } from '../text'

/** The category tree and the links of the account. */
export function MobileMenuDrawer({ items, open, onClose }: DrawerProps<{ items: MenuItem[] }>) {
  const account = useShell()?.account
  return (
    <Drawer open={open} onClose={onClose} title={text.menu} side="left">
      <ul className="mobile-menu">
        {items.map((item) => (
          <li key={item.id}>
            {item.child.length === 0 ? (
              <MenuLink item={item} />
            ) : (
              <details name="menu">
                <summary>
                  {item.title} <Icon name="chevron-down" />
                </summary>
                <ul>
                  {item.child.map((child) => (
                    <li key={child.id}>
                      <MenuLink item={child} />
                    </li>
                  ))}
                  <li>
                    <MenuLink item={item}>{text.allOf(item.title)}</MenuLink>
                  </li>
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <ul className="mobile-menu quiet">
        {(account?.links ?? guestLinks).concat(otherLinks).map(({ to, label }) => (
          <li key={to}>
            <ContentLink to={to} ahead={false}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

const aboutPath = '/contents/hakkimizda/1'
const guestLinks = [
  { to: '/User/Login', label: text.signIn },
  { to: '/create', label: text.membershipApply },
]
const otherLinks = [
  { to: '/hizli-siparis', label: text.quickOrder },
  { to: aboutPath, label: text.about },
  { to: '/contact', label: text.contact },
]
