import type { SearchNote } from '~/features/catalogue/catalogue'
import { ShopLink } from '~/ui/links/shop-link'
import { searchText as text } from './text'

/** Says how the shown products were found when they do not fit the search as typed, and offers a better spelling. */
export function SearchNoteLine({ q, note }: { q: string; note: SearchNote }) {
  const { asTyped, meant, leftOut } = note
  if (!meant && leftOut.length === 0) return null
  return (
    <p role="status" className="search-note">
      {!asTyped && <span>{leftOut.length > 0 ? text.leftOut(leftOut) : text.likeIt(q)}</span>}
      {meant && (
        <span>
          {text.didYouMean}{' '}
          <ShopLink to={`/search-results?q=${encodeURIComponent(meant)}`} className="link">
            {meant}
          </ShopLink>
          {text.questionMark}
        </span>
      )}
    </p>
  )
}
