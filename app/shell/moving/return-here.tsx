import { useLocation } from 'react-router'

/** Tells a form of the frame which page to come back to when it is sent without scripts. */
export function ReturnHere() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="returnTo" value={pathname + search} />
}
