import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useFetcher,
  useLocation,
} from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root'
import frauncesExt from './fonts/fraunces-latin-ext.woff2'
import fraunces from './fonts/fraunces-latin.woff2'
import manropeExt from './fonts/manrope-latin-ext.woff2'
import manrope from './fonts/manrope-latin.woff2'
import { middlewareNamed } from './server/visit/guard.server'
import { keepWhatIsFetchedAhead } from './shell/moving/ahead.server'
import appleTouchIcon from './shell/app-icons/apple-touch-icon.png'
import favicon from './shell/favicon.svg'
import { keepPage } from './shell/moving/keep-page'
import { LaterParts } from './shell/moving/later-parts'
import { PageLayout, useIsBare } from './shell/layout'
import { ErrorLayout } from './shell/layouts/error'
import { copyFavourites, copyUser, forgetUser, startSession } from './shell/choices/local-keys'
import { type GonePage, titleOfMissing } from './shell/missing'
import { themeForm } from './shell/choices/preferences'
import { liveEvent } from './shell/own/own'
import { OwnProvider, useForgetOwn, useOwn, useWithOwn } from './shell/own/use-own'
import { PageProgress } from './shell/moving/page-progress'
import { RouteFocus } from './shell/moving/route-focus'
import { unloadedFrameIn } from './shell/shell-data'
import { useShell } from './shell/use-shell'
import { loadShellData } from './shell/shell-data.server'
import { SkipLink } from './shell/skip-link'
import { text } from './shell/text'
import { shop } from './server/shop.server'
import './styles/app.css'
import { PricesBehind } from './ui/price'
import { ToastRegion } from './ui/messages/toast-region'

// Few visitors meet a page that is missing.
const NotFound = lazy(async () => ({ default: (await import('./shell/not-found')).NotFound }))
// Staff alone meet a refusal of the back office.
const Refused = lazy(async () => ({ default: (await import('./pages/back-office/frame/refused')).Refused }))

// The fonts of the first paint. Fraunces is optional and has two files. Both are preloaded, so that one word does not mix
// Fraunces with its fallback.
const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  ...[manrope, manropeExt, fraunces, frauncesExt].map((href) => ({ ...preload, href })),
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: appleTouchIcon },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [
  ...middlewareNamed('route-found', 'auth-control', 'auth-page-control', 'route-trace'),
  keepWhatIsFetchedAhead,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadShellData(context.get(shop), request)
}

/** Whether to load header, menus and counts again: after a change, instead of with every page. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod ? formMethod !== 'GET' : currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  const wanted = useFetcher({ key: themeForm }).formData?.get('theme')
  const theme = typeof wanted === 'string' ? wanted : shell?.theme
  return (
    <html
      lang="tr"
      data-theme={theme}
      data-density={shell?.density}
      data-audience={shell?.audience ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131514" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <PageProgress />
        <OwnProvider>{children}</OwnProvider>
        <ToastRegion times={shell?.shop.toastTimes ?? { danger: 2_000, other: 500 }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const shell = useWithOwn(loaderData)
  const { pathname, search } = useLocation()
  const { favourites, visitor } = shell
  const own = useOwn()
  const forgetOwn = useForgetOwn()
  // The browser's copies follow the visitor, whom a stored page does not know at first.
  const isKnown = shell.audience === null || own !== null
  const name = own?.name ?? shell.account?.name
  const isBare = useIsBare()
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
    window.dispatchEvent(new Event(liveEvent))
  }, [])
  useEffect(() => {
    if (loaderData.audience === null) forgetOwn()
  }, [loaderData.audience, forgetOwn])
  useEffect(() => {
    if (!isKnown) return
    if (visitor.isNew) startSession(localStorage)
    else copyFavourites(localStorage, favourites)
    if (name) copyUser(localStorage, name)
    else forgetUser(localStorage)
  }, [isKnown, visitor.isNew, favourites, name])
  return (
    <PricesBehind value={shell.prices.signIn}>
      <PageLayout shell={shell}>
        <Outlet />
        <RouteFocus />
        {!isBare && isKnown && <LaterParts page={pathname + search} shell={shell} />}
      </PageLayout>
    </PricesBehind>
  )
}

/** The error page. Expected errors (no such page, too many requests, no connection) keep header and footer; all others use
 *  the error layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell()
  const { pathname, search } = useLocation()
  const { status, data } = isRouteErrorResponse(error) ? error : {}
  const gone = status === 410 ? (data as GonePage) : undefined
  const isMissing = status === 404 || gone !== undefined
  const office = unloadedFrameIn(error)?.office
  if (office)
    return (
      <Suspense>
        <Refused frame={office} error={error} />
      </Suspense>
    )
  const title = isMissing ? titleOfMissing(gone) : status === 429 || status === 503 ? String(data) : null
  return (
    <>
      <title>{title ?? text.errorTitle}</title>
      <meta name="robots" content="noindex" />
      {shell && title ? (
        <PageLayout shell={shell} isError>
          {isMissing ? (
            <Suspense>
              <NotFound shell={shell} gone={gone} />
            </Suspense>
          ) : (
            <div className="page not-found">
              <h1>{title}</h1>
              <a className="button" data-look="primary" href={pathname + search}>
                {text.tryAgain}
              </a>
            </div>
          )}
        </PageLayout>
      ) : (
        <ErrorLayout code={status?.toString()} />
      )}
    </>
  )
}
