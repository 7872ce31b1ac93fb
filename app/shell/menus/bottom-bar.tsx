import { NavLink } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import type { IconName } from '~/ui/icons/icon-names'
import { Count } from '../basket/count'
import { openMenu, openMiniCart } from '../moving/open'
import type { ShellData } from '../shell-data'
import { text } from '../text'

type Entry = {
  to: string
  icon: IconName
  label: string
  count?: number
  onClick?: typeof openMenu
}

/** Five links within reach of the thumb on narrow screens; search is in the header. */
export function BottomBar({ counts, account }: { counts: ShellData['counts']; account: string }) {
  const entries: Entry[] = [
    { to: '/', icon: 'home', label: text.home },
    { to: '/navigator', icon: 'grid', label: text.categories, onClick: openMenu },
    { to: '/sepetim', icon: 'bag', label: text.basket, count: counts.basket, onClick: openMiniCart },
    { to: '/User/favorites', icon: 'heart', label: text.favourites, count: counts.favourites },
    { to: account, icon: 'user', label: text.myAccount },
  ]
  return (
    <nav className="bottom-bar" aria-label={text.quickLinks}>
      {entries.map(({ to, icon, label, count, onClick }) => (
        <NavLink
          key={to}
          to={to}
          end
          onClick={onClick}
          data-basket={icon === 'bag' || undefined}
          aria-label={count === undefined ? undefined : text.withCount(label, count)}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {count !== undefined && <Count value={count} />}
        </NavLink>
      ))}
    </nav>
  )
}
