import { data } from 'react-router'
import { shop } from '~/shop.server'
import { DevUi } from './dev-ui/dev-ui'
import { text } from './dev-ui/text'
import type { Route } from './+types/dev-ui'

export const meta: Route.MetaFunction = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }]

/** Every building block in its states; of the demo only. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(shop).config.mode !== 'demo') throw data(null, 404)
  return null
}

export default DevUi
