import { useLocation } from 'react-router'
import type { Theme } from '~/shell/choices/preferences'
import { ThemeChoice } from '~/shell/choices/theme-choice'
import { Icon } from '~/ui/icons/icon'
import type { MenuItem } from './frame-data'
import { MenuList } from './menu'
import { Search } from './search'
import { text } from './text'

/** The line above a page: menu on narrow screens, search, and the staff member. */
export function TopBar({ name, theme, items }: { name: string; theme: Theme; items: readonly MenuItem[] }) {
  const { key } = useLocation()
  return (
    <header className="office-top">
      <details key={key} className="office-drawer">
        <summary className="button" data-look="quiet" data-icon-only aria-label={text.menu}>
          <Icon name="menu" />
        </summary>
        <nav aria-label={text.menu} className="office-menu">
          <MenuList items={items} />
        </nav>
      </details>
      <Search />
      <details className="office-account">
        <summary className="button" data-look="quiet" data-size="small" aria-label={name}>
          <Icon name="user" />
          <span className="office-name">{name}</span>
        </summary>
        <div>
          <p>{name}</p>
          <ThemeChoice theme={theme} />
          <a className="link" href="/">
            {text.toShop}
          </a>
          <a className="link" href="/user/iki-adimli-dogrulama">
            {text.secondFactor}
          </a>
          <form method="post" action="/user/cikis">
            <button className="button" data-size="small">
              {text.signOut}
            </button>
          </form>
        </div>
      </details>
    </header>
  )
}
