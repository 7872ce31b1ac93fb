import { type ReactNode, useEffect } from 'react'
import { useShell } from '~/shell/use-shell'
import { ShopLink } from '~/ui/links/shop-link'
import { type AccountPage, accountPages } from './account-nav'
import { keepLists } from './kept-lists'
import { text } from './text'

/** A page of the account beside the list of all of them, which is a scrolling line on narrow screens. */
export function AccountFrame({ current, children }: { current: AccountPage; children: ReactNode }) {
  useEffect(() => void keepLists(localStorage, (path) => fetch(path)), [])
  return (
    <div className="page account">
      <AccountNav current={current} />
      <div className="grid content-start gap-6">{children}</div>
    </div>
  )
}

function AccountNav({ current }: { current: AccountPage }) {
  const without = useShell()?.account?.without ?? []
  const shown = accountPages.filter(({ page, to }) => page === current || !without.includes(to))
  return (
    <nav aria-label={text.menu} className="account-nav">
      <ul key={current} ref={showCurrent}>
        {shown.map(({ page, to }) => (
          <li key={page}>
            <ShopLink to={to} ahead={false} aria-current={page === current ? 'page' : undefined}>
              {text.pages[page]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Scrolls the list to the current page, which may be out of view on narrow screens.
function showCurrent(list: HTMLUListElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - 48
}
