import { Form } from 'react-router'
import { CookieKinds } from '~/shell/cookie-notice'
import { savePreferences } from '~/shell/choices/preferences.server'
import { preferencesPath } from '~/shell/choices/preferences'
import { useShell } from '~/shell/shell-data'
import { text } from '~/shell/text'
import { ThemeChoice } from '~/shell/choices/theme-choice'
import { shop } from '~/server/shop.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = () => [{ title: text.choose }, { name: 'robots', content: 'noindex' }]

export function action({ request, context }: Route.ActionArgs) {
  return savePreferences(request, context.get(shop).clock())
}

export default function Preferences() {
  const shell = useShell()
  if (!shell) return null
  return (
    <div className="page preferences">
      <h1>{text.choose}</h1>
      <h2>{text.cookieTitle}</h2>
      <p>{text.cookieNotice}</p>
      <Form method="post" action={preferencesPath} key={shell.cookieChoice?.time}>
        <CookieKinds kinds={shell.cookieChoice?.kinds ?? []} />
        <input type="hidden" name="returnTo" value={preferencesPath} />
        <p className="actions">
          <Button name="cookies" value="custom">
            {text.saveChoice}
          </Button>
          <Button name="cookies" value="accept">
            {text.accept}
          </Button>
          <Button name="cookies" value="reject">
            {text.reject}
          </Button>
        </p>
      </Form>
      <h2>{text.theme}</h2>
      <ThemeChoice theme={shell.theme} />
    </div>
  )
}
