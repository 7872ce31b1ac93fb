import { ShopLink } from '~/ui/links/shop-link'
import { text } from './text'

/** The shop's name above a seam. */
export function Wordmark({ name }: { name: string }) {
  return (
    <ShopLink to="/" className="wordmark" aria-label={text.homeOf(name)}>
      <span>{name}</span>
    </ShopLink>
  )
}
