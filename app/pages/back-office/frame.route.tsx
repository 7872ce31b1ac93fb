import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { type RequestContext, shop } from '~/server/shop.server'
import { toSignIn } from '~/server/visit/guard.server'
import type { PageHandle } from '~/shell/layout'
import type { UnloadedFrame } from '~/shell/shell-data'
import { loadShellData } from '~/shell/shell-data.server'
import '~/styles/back-office/back-office.css'
import type { Route } from './+types/frame.route'
import { KeepEntries } from './frame/entries/keep-entries'
import { followOutcomes } from './frame/entries/outcomes'
import { Failure } from './frame/failure'
import { frameOf } from './frame/frame-data'
import { OfficeFrame } from './frame/office-frame'
import { lacks } from './admission'
import { pageOfPattern } from './pages'
import { isOwn } from './shared/own-dealers.server'
import { staffVisit, toForbidden } from './shared/staff.server'

export const handle: PageHandle = { layout: 'bare' }

/**
 * Admits staff to the pages below, loaders and actions alike, by the permission of the page (promise P03), and
 * staff with own dealers only to their records. Guests are led to the
 * sign-in page; members find no such page; staff without the permission are told which one is missing.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, pattern, params, context }) => {
    const visit = context.get(shop)
    const { visitor } = visit
    if (visitor.kind === 'guest') throw toSignIn(request)
    if (visitor.kind !== 'staff') throw await missing(visit, request)
    const page = pageOfPattern(pattern)
    if (!page) throw await missing(visit, request)
    const lacking = lacks(page, visitor.permissions)
    if (lacking) throw toForbidden(lacking)
    if (!(await isOwn(staffVisit({ context }), page, params))) throw await missing(visit, request)
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followOutcomes]

/** Status 404 with the data of the frame around it: no loader runs after a refusal. */
async function missing(visit: RequestContext, request: Request) {
  const { visitor } = visit
  const shell = await loadShellData(visit, request)
  const frame: UnloadedFrame = { shell, ...(visitor.kind === 'staff' && { office: frameOf(visitor) }) }
  return data(frame, 404)
}

/** The menu of the staff member: the pages that their permissions open. Documents of customers are framed from memory. */
export function loader(args: Route.LoaderArgs) {
  args.context.get(shop).frameOrigin = 'blob:'
  return frameOf(staffVisit(args).visitor)
}

/** The frame stays while pages change. */
export const shouldRevalidate = () => false

export default function BackOfficeFrame({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame frame={loaderData}>
      <KeepEntries user={loaderData.user} />
      <Outlet />
    </OfficeFrame>
  )
}

/** A page that is missing or fails keeps the menu and the top bar. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const unloaded = isRouteErrorResponse(error) ? (error.data as Partial<UnloadedFrame> | null)?.office : null
  const frame = loaderData ?? unloaded ?? { user: 0, name: '', menu: [] }
  return (
    <OfficeFrame frame={frame}>
      <Failure error={error} menu={frame.menu} />
    </OfficeFrame>
  )
}
