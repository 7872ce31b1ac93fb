import { data } from 'react-router'
import { actOnCount } from './act.server'
import type { Route } from './+types/scan.route'

/** A scan of a scanner, answered as JSON; the form of the page sends the same without scripts. */
export const action = (args: Route.ActionArgs) => actOnCount(args)

/** The address only takes scans. */
export const loader = () => {
  throw data(null, 404)
}
