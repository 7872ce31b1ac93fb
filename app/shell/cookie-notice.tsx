import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { copyCookieChoice } from './choices/local-keys'
import { type CookieChoice, cookieKinds, preferencesPath } from './choices/preferences'
import { ReturnHere } from './moving/return-here'
import { ShopLink } from '~/ui/links/shop-link'
import { text } from './text'

/** The question about cookies, until it is answered: three answers of equal weight, below the page, never over it. */
export function CookieNotice({ choice }: { choice: CookieChoice | null }) {
  const fetcher = useFetcher()
  useEffect(() => {
    if (choice) copyCookieChoice(localStorage, choice)
  }, [choice])

  if (choice || fetcher.formData?.has('cookies')) return null
  return (
    <section className="cookie-notice" aria-label={text.cookieTitle}>
      <p>
        {text.cookieNotice} <ShopLink to="/contents/gizlilik/11">{text.privacy}</ShopLink>,{' '}
        <ShopLink to="/contents/cerez-politikasi/8">{text.cookiePolicy}</ShopLink>
      </p>
      <fetcher.Form method="post" action={preferencesPath}>
        <ReturnHere />
        <Button size="small" name="cookies" value="accept">
          {text.accept}
        </Button>
        <Button size="small" name="cookies" value="reject">
          {text.reject}
        </Button>
        <details>
          <summary className="button" data-look="secondary" data-size="small">
            {text.choose}
          </summary>
          <CookieKinds kinds={[]} />
          <Button size="small" wide name="cookies" value="custom">
            {text.saveChoice}
          </Button>
        </details>
      </fetcher.Form>
    </section>
  )
}

/** One box for each kind that needs consent, none ticked by default. */
export function CookieKinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <fieldset>
      <legend className="sr-only">{text.cookieTitle}</legend>
      <Checkbox label={text.cookieKinds.gerekli} defaultChecked disabled />
      {cookieKinds.map((kind) => (
        <Checkbox
          key={kind}
          name="kind"
          value={kind}
          label={text.cookieKinds[kind]}
          defaultChecked={kinds.includes(kind)}
        />
      ))}
    </fieldset>
  )
}
