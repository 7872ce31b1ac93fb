import { LinkButton } from '../button'
import { text } from '../text'

const count = new Intl.NumberFormat('tr-TR')

/**
 * End of a list: how much of it is shown and a link to the next part. `to` null: the list is complete; `anew`: the next
 * part replaces the shown one.
 */
export function ShowMore({
  to,
  shown,
  total,
  anew = false,
  pending,
}: {
  to: string | null
  shown: number
  total: number
  anew?: boolean
  pending?: boolean
}) {
  return (
    <div className="more">
      <p>{text.shownOf(count.format(shown), count.format(total))}</p>
      <progress className="meter" value={shown} max={Math.max(total, 1)} aria-label={text.shownMeter} />
      {to !== null && (
        <LinkButton to={to} preventScrollReset={!anew} ahead={false} aria-busy={pending || undefined}>
          {text.showMore(count.format(total - shown))}
        </LinkButton>
      )}
    </div>
  )
}
