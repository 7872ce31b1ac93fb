import { NavLink } from 'react-router'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icon-names'
import { Count } from './basket/count'
import { openMenu, openSearch } from './moving/open'
import { text } from './text'

type Entry = { to: string; icon: IconName; label: string; onClick?: typeof openMenu }

/** Five places under the thumb on narrow screens. */
export function BottomBar({ favourites, account }: { favourites: number; account: string }) {
  const entries: Entry[] = [
    { to: '/', icon: 'home', label: text.home },
    { to: '/navigator', icon: 'grid', label: text.categories, onClick: openMenu },
    { to: '/search-shop', icon: 'search', label: text.search, onClick: openSearch },
    { to: '/User/favorites', icon: 'heart', label: text.favourites },
    { to: account, icon: 'user', label: text.myAccount },
  ]
  return (
    <nav className="bottom-bar" aria-label={text.quickLinks}>
      {entries.map(({ to, icon, label, onClick }) => (
        <NavLink
          key={to}
          to={to}
          end
          onClick={onClick}
          aria-label={icon === 'heart' ? text.withCount(label, favourites) : undefined}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {icon === 'heart' && <Count value={favourites} />}
        </NavLink>
      ))}
    </nav>
  )
}
