import { type createBrowserRouter, type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { showToast } from '~/ui/messages/toast'
import { awayText as text } from './shop-away.text'

type Results = Record<string, DataStrategyResult>
type Place = { pathname: string; search: string }
const addressOf = ({ pathname, search }: Place) => pathname + search

// Middleware is not told what the router shows and where it is going. The router puts itself there.
const router = () =>
  (window as unknown as { __reactRouterDataRouter: ReturnType<typeof createBrowserRouter> })
    .__reactRouterDataRouter

/** What the router goes on with when a request failed: the failure itself, unless the shop could not be reached. */
async function keepWhatIsShown(request: Request, results: Results): Promise<Results> {
  const failed = Object.keys(results).find((id) => isUnreached(results[id]!))
  if (failed === undefined || request.signal.aborted) return results
  const closed = await wordsOfClosed(results[failed]!)
  const { location: here, navigation, actionData } = router().state
  const asked = addressOf(new URL(request.url))
  const isForm = request.method !== 'GET'
  const isHere = asked === addressOf(here)
  if (navigation.location && asked === addressOf(navigation.location) && !isHere) {
    // What was sent has arrived, or the address is another already: staying would show what is no longer so.
    const isThere = navigation.historyAction === 'POP' || (!isForm && navigation.formMethod === 'POST')
    if (isThere) return { [failed]: { type: 'error', result: new Response(text.title, { status: 503 }) } }
    // The closed shop's page says more than a toast.
    if (closed === null) stayHere()
    else location.assign(asked)
    return new Promise(() => undefined)
  }
  if (isForm) {
    tell(closed)
    return { [failed]: { type: 'data', result: actionData?.[failed] } }
  }
  // Nobody pressed anything: what is shown stays, without a word.
  return isHere ? {} : results
}

// Calls off where the visitor is going and says why.
function stayHere(): void {
  const { navigate, state } = router()
  tell()
  void navigate(state.location, { replace: true, preventScrollReset: true, state: state.location.state })
}

/** Whether nothing of the shop can be reached, and not only one file of an older build. */
function isAway(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' }).then(
    ({ status }) => status > 500,
    () => true,
  )
}

/** Calls off where the visitor is going, if the shop is away. */
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

/** The words of a closed shop; null when the shop is open to this visitor and only out of reach. */
async function wordsOfClosed({ result }: DataStrategyResult): Promise<string | null> {
  if (!isRouteErrorResponse(result) || result.status !== 503) return null
  const answer = await fetch('/api/site/users/permission', { cache: 'no-store' }).catch(() => null)
  const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: { permission: boolean } }
  return data?.permission === false ? String(result.data) : null
}

// No connection, a proxy without a shop behind it, a shop that is starting, or half an answer.
function isUnreached({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  if (isRouteErrorResponse(result)) return result.status > 501
  // The answer to a form comes wrapped.
  const error = (result as { data?: unknown } | undefined)?.data ?? result
  return error instanceof TypeError || Boolean((error as Error | undefined)?.cause)
}

/** What the frame does when the shop cannot be reached. */
export const shopAway = { keepWhatIsShown, staysHere, isAway }
