import { data } from 'react-router'
import { shop } from '~/server/shop.server'
import { DevUi } from './dev-ui'
import { text } from './text'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }]

/** Every component in its states; in the demo only. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(shop).config.mode !== 'demo') throw data(null, 404)
  return null
}

export default DevUi
