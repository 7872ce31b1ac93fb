import { NavLink, useLocation } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { menuSubjects } from '../pages'
import type { MenuItem } from './frame-data'
import { text } from './text'

/** The column of pages on wide screens. */
export function Menu({ items, shopName }: { items: readonly MenuItem[]; shopName: string }) {
  return (
    <aside className="office-side">
      <a href="/yonetim" className="office-brand">
        {shopName}
      </a>
      <nav aria-label={text.menu} className="office-menu">
        <MenuList items={items} />
      </nav>
    </aside>
  )
}

/** The pages by subject; the first, Bugün, stands alone. */
export function MenuList({ items }: { items: readonly MenuItem[] }) {
  const of = (wanted: string) => items.filter(({ subject }) => subject === wanted)
  return (
    <>
      <MenuLinks items={of('Bugün')} />
      {menuSubjects.map((subject) =>
        of(subject).length === 0 ? null : (
          <section key={subject}>
            <h2>{subject}</h2>
            <MenuLinks items={of(subject)} />
          </section>
        ),
      )}
    </>
  )
}

function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  // A page below another one's address has an entry of its own.
  const hasNearer = (path: string) =>
    items.some((other) => other.path.startsWith(`${path}/`) && pathname.startsWith(other.path))
  return (
    <ul>
      {items.map(({ path, title, icon }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/yonetim' || hasNearer(path)}>
            <Icon name={icon} />
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
