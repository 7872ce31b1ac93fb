import { type PointerEvent, useRef } from 'react'
import type { MenuItem } from '~/features/settings/settings'
import { Icon } from '~/ui/icons/icon'
import { MenuLink } from './menu-link'
import { text } from '../text'

const openAfter = 120
const closeAfter = 180

/** The categories below the header. Their panels are popovers, opened by a button or by hovering with a mouse. */
export function CategoryMenu({ items }: { items: MenuItem[] }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const rest = (open: boolean) => (event: PointerEvent<HTMLLIElement>) => {
    if (event.pointerType !== 'mouse') return
    const panel = event.currentTarget.querySelector<HTMLElement>('[popover]')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => panel?.togglePopover(open), open ? openAfter : closeAfter)
  }

  return (
    <nav className="category-bar" aria-label={text.categories}>
      <ul className="page">
        {items.map((item) => (
          <li key={item.id} onPointerEnter={rest(true)} onPointerLeave={rest(false)}>
            <MenuLink item={item} />
            {item.child.length > 0 && <CategoryPanel item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryPanel({ item }: { item: MenuItem }) {
  const id = `menu-${item.id}`
  return (
    <>
      <button
        type="button"
        className="category-more"
        popoverTarget={id}
        aria-label={text.subcategories(item.title)}
      >
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className="category-panel">
        <div className="page">
          <p className="font-display">{item.title}</p>
          <ul>
            {item.child.map((child) => (
              <li key={child.id}>
                <MenuLink item={child} onClick={closePanel} />
              </li>
            ))}
            <li>
              <MenuLink item={item} className="all" onClick={closePanel}>
                {text.allOf(item.title)} <Icon name="arrow-right" />
              </MenuLink>
            </li>
          </ul>
        </div>
      </div>
    </>
  )
}

function closePanel(): void {
  document.querySelector<HTMLElement>('.category-panel:popover-open')?.hidePopover()
}
