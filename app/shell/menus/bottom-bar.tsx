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
  /** The number that it shows. */
  of?: keyof ShellData['counts']
  onClick?: typeof openMenu
}

/** Five links within reach of the thumb on narrow screens; search is in the header. */
export function BottomBar({ counts, account }: { counts: ShellData['counts']; account: string }) {
  const entries: Entry[] = [
    { to: '/', icon: 'home', label: text.home },
    { to: '/navigator', icon: 'grid', label: text.categories, onClick: openMenu },
    { to: '/sepetim', icon: 'bag', label: text.basket, of: 'basket', onClick: openMiniCart },
    { to: '/User/favorites', icon: 'heart', label: text.favourites, of: 'favourites' },
    { to: account, icon: 'user', label: text.myAccount },
  ]
  return (
    <nav className="bottom-bar" aria-label={text.quickLinks}>
      {entries.map(({ to, icon, label, of, onClick }) => (
        <NavLink
          key={to}
          to={to}
          end
          onClick={onClick}
          data-basket={icon === 'bag' || undefined}
          data-live={onClick ? true : undefined}
          data-named={of && label}
          aria-label={of && text.withCount(label, counts[of])}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {of && <Count of={of} value={counts[of]} />}
        </NavLink>
      ))}
    </nav>
  )
}
