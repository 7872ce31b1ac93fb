import { LinkButton } from '~/ui/button'
import { text } from './text'

/** Links to the previous and the next page; null for a single page. */
export function PageLinks({
  page,
  last,
  address,
  name = 'sayfa',
}: {
  page: number
  last: number
  address: string
  /** Name of the page parameter. */
  name?: string
}) {
  if (last <= 1) return null
  const to = (other: number) => `${address}${address.includes('?') ? '&' : '?'}${name}=${other}`
  return (
    <nav aria-label={text.orders.pages} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <LinkButton to={to(page - 1)} icon="arrow-left" ahead={false} rel="prev">
          {text.orders.newer}
        </LinkButton>
      )}
      <span className="text-sm text-ink-2 tabular-nums">{text.orders.page(page, last)}</span>
      {page < last && (
        <LinkButton to={to(page + 1)} ahead={false} rel="next">
          {text.orders.older}
        </LinkButton>
      )}
    </nav>
  )
}
