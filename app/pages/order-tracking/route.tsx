import { shop } from '~/server/shop.server'
import { TextField } from '~/ui/forms/field'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/route'
import { AccountPage, errorsByField } from '../shared/account-page'
import { metaOf, titleOf } from '../shared/page-meta'
import { text as pages } from '../shared/text'
import { submitTracking } from './page.server'
import { text } from './text'

export function loader({ context }: Route.LoaderArgs) {
  const { origin, visitor } = context.get(shop)
  const page = { title: text.title, description: text.description, canonical: `${origin}/siparis-takip` }
  return { isGuest: visitor.kind === 'guest', page }
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitTracking(context.get(shop), request)
}

// The component renders the title itself, because mistakes in the form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function OrderTracking({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { values, errors } = actionData ?? { values: {}, errors: [] }
  const wrong = errorsByField(errors)
  const title = titleOf({ loaderData, matches })
  return (
    <>
      <title>{errors.length > 0 ? pages.withErrors(title) : title}</title>
      <AccountPage
        title={text.title}
        lead={text.lead}
        errors={errors}
        submit={text.submit}
        action="/siparis-takip"
        after={
          <p className="grid gap-1 text-sm text-ink-2">
            {loaderData.isGuest && (
              <span>
                {text.members}{' '}
                <ShopLink to="/User/Login" ahead={false} className="link inline-flex min-h-11 items-center">
                  {text.signIn}
                </ShopLink>
              </span>
            )}
            <span>
              <ShopLink to="/contact" ahead={false} className="link inline-flex min-h-11 items-center">
                {text.contact}
              </ShopLink>
            </span>
          </p>
        }
      >
        <TextField
          id="kod"
          name="kod"
          label={text.code}
          hint={text.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          defaultValue={values['kod']}
          error={wrong['kod']}
        />
        <TextField
          id="eposta"
          name="eposta"
          type="email"
          label={text.email}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values['eposta']}
          error={wrong['eposta']}
        />
      </AccountPage>
    </>
  )
}
