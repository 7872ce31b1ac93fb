import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { CreatePage } from './page'
import { loadCreatePage, submitCreatePage } from './page.server'
import { metaOf, titleOf } from '../shared/page-meta'
import { text } from '../shared/text'

export const loader = ({ request, context }: Route.LoaderArgs) => loadCreatePage(context.get(shop), request)

/** Handles one step of a registration or an application. Mistakes come back with all entered values. */
export const action = ({ request, context }: Route.ActionArgs) => submitCreatePage(context.get(shop), request)

// The component renders the title itself, because mistakes in a form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function Create({ loaderData, actionData, matches }: Route.ComponentProps) {
  const title = titleOf({ loaderData, matches })
  return (
    <>
      <title>{actionData?.errors.length ? text.withErrors(title) : title}</title>
      <CreatePage view={loaderData} answer={actionData ?? null} />
    </>
  )
}
