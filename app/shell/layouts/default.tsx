import { lazy, type ReactNode, Suspense } from 'react'
import { HeartsForm } from '~/features/lists/ui/hearts-form'
import { BasketButton } from '../basket/basket-button'
import { useCounts } from '../basket/basket-counter'
import { BottomBar } from '../menus/bottom-bar'
import { CookieNotice } from '../cookie-notice'
import { Footer } from '../footer'
import { Header } from '../header'
import type { ShellData } from '../shell-data'
import { contentId } from '../skip-link'

// Loaded for dealers only.
const KdvChoice = lazy(async () => ({ default: (await import('../choices/kdv-choice')).KdvChoice }))

type Props = { shell: ShellData; children: ReactNode; bar?: ReactNode; beforeFooter?: ReactNode }

/** Header, footer and mini cart: the layout of members and, with its own bar and prompt, of guests. */
export function DefaultLayout({ shell: ofPage, children, bar, beforeFooter }: Props) {
  const shell = { ...ofPage, counts: useCounts(ofPage.counts) }
  const { kdv } = shell.prices
  return (
    <>
      <Header
        shell={shell}
        bar={
          bar ??
          (kdv && (
            <Suspense fallback={<div className="kdv-bar" />}>
              <KdvChoice kdv={kdv} />
            </Suspense>
          ))
        }
      />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <HeartsForm />
      {beforeFooter}
      <Footer shell={shell} />
      <BottomBar counts={shell.counts} account={shell.account?.links[0]?.to ?? '/User/Login'} />
      <BasketButton count={shell.counts.basket} />
      <CookieNotice choice={shell.cookieChoice} arrival={shell.arrival} />
    </>
  )
}
