import type { ReactNode } from 'react'
import { Icon } from '~/ui/icons/icon'
import { BackButton } from '../moving/back-button'
import { CookieNotice } from '../cookie-notice'
import type { ShellData } from '../shell-data'
import { contentId } from '../skip-link'
import { text } from '../text'
import { Wordmark } from '../wordmark'

/** Checkout and payment: the only link leads back. */
export function BasicLayout({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { seller } = shell.shop
  return (
    <>
      <header className="basic-header">
        <div className="page">
          <BackButton steps={1} to="/sepetim" look="quiet">
            {text.back}
          </BackButton>
          <Wordmark name={shell.shop.name} />
          <p>
            <Icon name="lock" />
            {text.secure}
          </p>
        </div>
        <hr className="stitch" />
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className="basic-footer">
        <p className="page">
          {seller.title} · {text.mersis(seller.mersis)}
          {seller.phone && (
            <>
              {' · '}
              <a href={`tel:${seller.phone.replace(/\s/g, '')}`}>{seller.phone}</a>
            </>
          )}
        </p>
      </footer>
      <CookieNotice choice={shell.cookieChoice} arrival={shell.arrival} />
    </>
  )
}
