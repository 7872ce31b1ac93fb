import { isRouteErrorResponse, useLocation } from 'react-router'
import type { MenuItem } from './frame-data'
import { text } from './failure.text'

/** The reason why a page of the back office is not shown, with the ways on. It stands inside the frame. */
export function Failure({ error, menu }: { error: unknown; menu: readonly MenuItem[] }) {
  const { pathname, search } = useLocation()
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const isMissing = status === 404 || status === 410
  const list = isMissing ? listAbove(pathname, menu) : undefined
  const [title, why] = wordsFor(status, data)
  return (
    <section className="office-narrow">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {why && <p>{why}</p>}
      {!isMissing && <p className="text-sm text-ink-2">{text.code(status)}</p>}
      <p className="flex flex-wrap gap-2">
        {list && (
          <a className="button" data-look="primary" href={list.path}>
            {text.toList(list.title)}
          </a>
        )}
        {!isMissing && (
          <a className="button" data-look="primary" href={pathname + search}>
            {text.again}
          </a>
        )}
        <a className="button" data-look={list || !isMissing ? 'secondary' : 'primary'} href="/yonetim">
          {text.today}
        </a>
      </p>
    </section>
  )
}

/** Title and reason. Outages and limits bring their own sentence. */
function wordsFor(status: number, data: unknown): [string, string | null] {
  if (status === 404 || status === 410) return [text.missing, text.missingWhy]
  if ((status === 429 || status === 503) && typeof data === 'string' && data) return [data, null]
  return status < 500 ? [text.refused, text.refusedWhy] : [text.failed, text.failedWhy]
}

/** The page of the menu that lists the records of an address: the nearest one above it. */
function listAbove(pathname: string, menu: readonly MenuItem[]): MenuItem | undefined {
  const address = pathname.toLowerCase()
  return menu
    .filter(({ path }) => path !== '/yonetim' && address.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}
