import { data, Outlet } from 'react-router'
import { shop } from '~/server/shop.server'
import { toSignIn } from '~/server/visit/guard.server'
import { useShell } from '~/shell/shell-data'
import type { PageHandle } from '~/shell/layout'
import { contentId } from '~/shell/skip-link'
import '~/styles/back-office/back-office.css'
import type { Route } from './+types/frame.route'
import { KeepEntries } from './frame/entries/keep-entries'
import { followOutcomes } from './frame/entries/outcomes'
import { Keys } from './frame/keys'
import { Menu } from './frame/menu'
import { TopBar } from './frame/top-bar'
import { lacks, mayOpen } from './admission'
import { pageOfPattern, backOfficePages } from './pages'
import { requireOwn } from './shared/own-dealers.server'
import { staffVisit, toForbidden } from './shared/staff.server'

export const handle: PageHandle = { layout: 'bare' }

/**
 * Admits staff to the pages below, loaders and actions alike, by the permission of the page (promise P03), and
 * staff with own dealers only to their records. Guests are led to the
 * sign-in page; members find no such page; staff without the permission are told which one is missing.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, pattern, params, context }) => {
    const { visitor } = context.get(shop)
    if (visitor.kind === 'guest') throw toSignIn(request)
    if (visitor.kind !== 'staff') throw data(null, 404)
    const page = pageOfPattern(pattern)
    if (!page) throw data(null, 404)
    const missing = lacks(page, visitor.permissions)
    if (missing) throw toForbidden(missing)
    await requireOwn(staffVisit({ context }), page, params)
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followOutcomes]

/** The menu of the staff member: the pages that their permissions open. */
export function loader(args: Route.LoaderArgs) {
  const { visitor } = staffVisit(args)
  const open = backOfficePages.filter((page) => page.menu && mayOpen(page, visitor.permissions))
  return {
    user: visitor.user.userId,
    name: visitor.user.name,
    menu: open.map(({ path, menu }) => ({ path: `/${path}`, ...menu! })),
  }
}

/** The frame stays while pages change. */
export const shouldRevalidate = () => false

export default function BackOfficeFrame({ loaderData: { user, name, menu } }: Route.ComponentProps) {
  const shell = useShell()
  return (
    <div className="office">
      <Menu items={menu} shopName={shell?.shop.name ?? ''} />
      <TopBar name={name} theme={shell?.theme ?? 'auto'} items={menu} />
      <Keys />
      <main id={contentId} tabIndex={-1} className="office-main">
        <KeepEntries user={user} />
        <Outlet />
      </main>
    </div>
  )
}
