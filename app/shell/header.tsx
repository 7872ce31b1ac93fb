import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ShopLink } from '~/ui/links/shop-link'
import { Icon } from '~/ui/icons/icon'
import { CategoryMenu } from './menus/category-menu'
import { Count } from './basket/count'
import { MobileMenu } from './menus/mobile-menu'
import { openMiniCart, openSearch } from './moving/open'
import { unpack } from './moving/packed'
import { watchScrolled } from './moving/scrolled'
import { SearchBox } from './search/search-box'
import type { ShellData } from './shell-data'
import { text } from './text'
import { Wordmark } from './wordmark'

// Loaded for members only; the server renders it into the page.
// React drops markup that it has not taken over when what it is made of changes, as counts do: an open menu would close.
const Account = memo(function Account({ account }: { account: NonNullable<ShellData['account']> }) {
  return (
    <Suspense>
      <AccountMenu {...account} />
    </Suspense>
  )
})
const AccountMenu = lazy(() => import('./menus/account-menu').then((part) => ({ default: part.AccountMenu })))

/** The shop's header with the thin line `bar` above it. It shrinks after 150 px, while its box keeps its height. */
export function Header({ shell, bar }: { shell: ShellData; bar: ReactNode }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [shrunk, setShrunk] = useState(false)
  useEffect(() => watchScrolled(sentinel.current, setShrunk), [])

  const { favourites, basket } = shell.counts
  const menu = unpack(shell.menus).header
  return (
    <>
      <div ref={sentinel} className="header-sentinel" aria-hidden="true" />
      <header className="site-header" data-shrunk={shrunk}>
        {bar}
        <div className="main-bar">
          <div className="page">
            <MobileMenu items={menu} />
            <Wordmark name={shell.shop.name} />
            <SearchBox menu={menu} />
            <nav className="header-actions" aria-label={text.ownLists}>
              <ShopLink
                to="/search-shop"
                ahead={false}
                className="lg:hidden"
                aria-label={text.search}
                onClick={openSearch}
              >
                <Icon name="search" />
              </ShopLink>
              <ShopLink
                to="/User/favorites"
                className="max-lg:hidden"
                ahead={false}
                data-named={text.favourites}
                aria-label={text.withCount(text.favourites, favourites)}
              >
                <Icon name="heart" />
                <span>{text.favourites}</span>
                <Count of="favourites" value={favourites} />
              </ShopLink>
              <ShopLink
                to="/sepetim"
                ahead={false}
                data-basket
                data-named={text.basket}
                aria-label={text.withCount(text.basket, basket)}
                onClick={openMiniCart}
              >
                <Icon name="bag" />
                <span>{text.basket}</span>
                <Count of="basket" value={basket} />
              </ShopLink>
              {shell.account && <Account account={shell.account} />}
            </nav>
          </div>
        </div>
        <CategoryMenu items={menu} />
      </header>
    </>
  )
}
