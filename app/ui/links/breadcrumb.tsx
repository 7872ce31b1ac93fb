import { ShopLink } from './shop-link'
import { text } from '../text'

/** The way from the home page to here; the last entry is this page. */
export function Breadcrumb({
  steps,
  current,
}: {
  steps: readonly { name: string; to: string }[]
  current: string
}) {
  return (
    <nav aria-label={text.breadcrumb}>
      <ol className="breadcrumb">
        {[{ name: text.home, to: '/' }, ...steps].map((step) => (
          <li key={step.to}>
            <ShopLink to={step.to}>{step.name}</ShopLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
