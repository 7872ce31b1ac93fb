import { Link, useLocation } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { menuSubjects } from '../pages'
import { currentItem } from './current-item'
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

/** The pages by subject; the first, Bugün, stands alone. The item of the shown page is marked. */
export function MenuList({ items }: { items: readonly MenuItem[] }) {
  const current = currentItem(items, useLocation().pathname)
  const of = (wanted: string) => items.filter(({ subject }) => subject === wanted)
  return (
    <>
      <MenuLinks items={of('Bugün')} current={current} />
      {menuSubjects.map((subject) =>
        of(subject).length === 0 ? null : (
          <section key={subject}>
            <h2>{subject}</h2>
            <MenuLinks items={of(subject)} current={current} />
          </section>
        ),
      )}
    </>
  )
}

function MenuLinks({ items, current }: { items: readonly MenuItem[]; current: string | null }) {
  return (
    <ul>
      {items.map(({ path, title, icon }) => (
        <li key={path}>
          <Link to={path} aria-current={path === current ? 'page' : undefined}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
