import { Form } from 'react-router'
import { savePreferences } from '~/shell/choices/preferences.server'
import { preferencesPath } from '~/shell/choices/preferences'
import { cookieText } from '~/shell/cookies.text'
import { useShell } from '~/shell/use-shell'
import { text } from '~/shell/text'
import { ThemeChoice } from '~/shell/choices/theme-choice'
import { shop } from '~/server/shop.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/route'
import { CookieKinds } from './cookie-kinds'

export const meta: Route.MetaFunction = () => [
  { title: cookieText.choose },
  { name: 'robots', content: 'noindex' },
]

export function action({ request, context }: Route.ActionArgs) {
  return savePreferences(request, context.get(shop).clock())
}

export default function Preferences() {
  const shell = useShell()
  if (!shell) return null
  return (
    <div className="page preferences">
      <h1>{cookieText.choose}</h1>
      <h2>{cookieText.title}</h2>
      <p>{cookieText.notice}</p>
      <Form method="post" action={preferencesPath} key={shell.cookieChoice?.time}>
        <CookieKinds kinds={shell.cookieChoice?.kinds ?? []} />
        <input type="hidden" name="returnTo" value={preferencesPath} />
        <p className="actions">
          <Button name="cookies" value="custom">
            {cookieText.saveChoice}
          </Button>
          <Button name="cookies" value="accept">
            {cookieText.accept}
          </Button>
          <Button name="cookies" value="reject">
            {cookieText.reject}
          </Button>
        </p>
      </Form>
      <h2>{text.theme}</h2>
      <ThemeChoice theme={shell.theme} />
    </div>
  )
}
