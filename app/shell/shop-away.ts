import { type createBrowserRouter, type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { showToast } from '~/ui/messages/toast'
import { awayText as text } from './shop-away.text'

type Results = Record<string, DataStrategyResult>
type Place = { pathname: string; search: string }
const addressOf = ({ pathname, search }: Place) => pathname + search

// The router's state, which middleware does not receive. React Router puts itself there.
const router = () =>
  (window as unknown as { __reactRouterDataRouter: ReturnType<typeof createBrowserRouter> })
    .__reactRouterDataRouter

/** The results after a failed request: unchanged, unless the shop cannot be reached. */
async function keepWhatIsShown(request: Request, results: Results): Promise<Results> {
  const failed = Object.keys(results).find((id) => isUnreached(results[id]!))
  if (failed === undefined || request.signal.aborted) return results
  const closed = await wordsOfClosed(results[failed]!)
  const { location: here, navigation, actionData } = router().state
  const asked = addressOf(new URL(request.url))
  const isForm = request.method !== 'GET'
  const isHere = asked === addressOf(here)
  if (navigation.location && asked === addressOf(navigation.location) && !isHere) {
    // The form was processed, or the address has changed: staying would show outdated data.
    const isThere = navigation.historyAction === 'POP' || (!isForm && navigation.formMethod === 'POST')
    if (isThere) return { [failed]: { type: 'error', result: new Response(text.title, { status: 503 }) } }
    // A closed shop is shown by its page instead of a toast.
    if (closed === null) stayHere()
    else location.assign(asked)
    return new Promise(() => undefined)
  }
  if (isForm) {
    tell(closed)
    return { [failed]: { type: 'data', result: actionData?.[failed] } }
  }
  // Background requests fail silently, and the page stays.
  return isHere ? {} : results
}

// Cancels the navigation and shows the reason.
function stayHere(): void {
  const { navigate, state } = router()
  tell()
  void navigate(state.location, { replace: true, preventScrollReset: true, state: state.location.state })
}

/** True when the shop cannot be reached at all, as opposed to a missing file of an older build. */
function isAway(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' }).then(
    ({ status }) => status > 500,
    () => true,
  )
}

/** Cancels the navigation when the shop is unreachable. */
async function staysHere(): Promise<boolean> {
  const stays = await isAway()
  if (stays) stayHere()
  return stays
}

const tell = (closed: string | null = null) =>
  showToast({
    title: closed === null ? text.title : text.closed,
    text: closed ?? text.tryAgain,
    kind: 'warning',
    hideAfter: 20_000,
  })

/** The message of a closed shop; null when the shop is open to this visitor and only unreachable. */
async function wordsOfClosed({ result }: DataStrategyResult): Promise<string | null> {
  if (!isRouteErrorResponse(result) || result.status !== 503) return null
  const answer = await fetch('/api/site/users/permission', { cache: 'no-store' }).catch(() => null)
  const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: { permission: boolean } }
  return data?.permission === false ? String(result.data) : null
}

// True without a connection, for a proxy's error, a starting shop, or a truncated answer.
function isUnreached({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  if (isRouteErrorResponse(result)) return result.status > 501
  // The answer to a form is wrapped.
  const error = (result as { data?: unknown } | undefined)?.data ?? result
  return error instanceof TypeError || Boolean((error as Error | undefined)?.cause)
}

/** The frame's handling of an unreachable shop. */
export const shopAway = { keepWhatIsShown, staysHere, isAway }
