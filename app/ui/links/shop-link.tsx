import { Link, type LinkProps } from 'react-router'

export type ShopLinkProps = Omit<LinkProps, 'discover'> & {
  /** False for addresses with effects or heavy content: they are fetched only on a click. */
  ahead?: boolean
}

/** A link inside the shop. The shell fetches what lies behind it a little earlier than the click (docs/product.md "Prefetching"). */
export function ShopLink({ ahead = true, ...rest }: ShopLinkProps) {
  // A press does more than follow the link.
  const isLive = rest.onClick !== undefined || rest.preventScrollReset === true
  // The router's own attribute asks for the list of routes, which every page has.
  const props = {
    'data-ahead': ahead ? '' : undefined,
    'data-live': isLive ? '' : undefined,
    ...rest,
    discover: 'none' as const,
  }
  // A page has a hundred links; the router's preparation of their clicks takes a twentieth of the page's rendering time.
  return import.meta.env.SSR && isWhole(rest.to) ? <SentLink {...props} to={rest.to} /> : <Link {...props} />
}

/** The markup of `Link` for a complete address, for the server, where nobody clicks. */
function SentLink({
  to,
  target,
  discover: _discover,
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
    <a {...rest} href={to} target={target}>
      {rest.children}
    </a>
  )
}

// An absolute path without dots to resolve and without doubled slashes.
const isWhole = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?:[\w-]+\/)*[\w-]*(?:[?#]|$)/.test(to) && !/^[^?#]+\/(?:[?#]|$)/.test(to)
