import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { useOwn } from '../own/use-own'
import { text } from './account.text'
import type { ShellData } from '../shell-data'

/**
 * The member's name and the links of the account; opens without scripts. A stored page fills the name in before React runs
 * (~/shell/own/fill-own.ts), which is no mistake of hydration.
 */
export function AccountMenu({ name, links }: NonNullable<ShellData['account']>) {
  const shown = useOwn()?.name || name || text.account
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="account-button"
        aria-label={shown}
        suppressHydrationWarning
      >
        <Icon name="user" />
        <span suppressHydrationWarning>{shown}</span>
      </button>
      <div id="account-menu" popover="auto" className="account-menu">
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <ShopLink to={to} ahead={false} onClick={close}>
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
        <form data-plain method="post" action="/user/cikis">
          <button type="submit">{text.signOut}</button>
        </form>
      </div>
    </>
  )
}

const close = () => document.getElementById('account-menu')?.hidePopover()
