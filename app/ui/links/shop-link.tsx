import { Link, type LinkProps } from 'react-router'

export type ShopLinkProps = LinkProps & {
  /** False for addresses that do something or are heavy: they are not fetched before they are wanted. */
  ahead?: boolean
  /** First picture of the page behind the link, fetched at low priority when the link is pointed at. */
  picture?: string
}

/** A link inside the shop. The shell fetches what lies behind it a little earlier than the click (docs/product.md "Prefetching"). */
export function ShopLink({ ahead = true, picture, ...rest }: ShopLinkProps) {
  const props = { 'data-ahead': ahead || undefined, 'data-picture': picture, ...rest }
  // A page has a hundred links; what the router prepares for their clicks is a twentieth of what making it costs.
  return import.meta.env.SSR && isWhole(rest.to) ? <SentLink {...props} to={rest.to} /> : <Link {...props} />
}

/** The markup of `Link` for an address that is whole already. Nobody clicks on the server. */
function SentLink({
  to,
  target,
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  ...rest
}: LinkProps & { to: string }) {
  return (
    <a {...rest} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {rest.children}
    </a>
  )
}

// From the root on, without dots to resolve and with nothing doubled.
const isWhole = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?:[\w-]+\/)*[\w-]*(?:[?#]|$)/.test(to) && !/^[^?#]+\/(?:[?#]|$)/.test(to)
