import { useLocation } from 'react-router'

/** A hidden field with the present page, to which a frame's form returns without scripts. */
export function ReturnHere() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="returnTo" value={pathname + search} />
}
