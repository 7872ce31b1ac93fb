import { useFetcher } from 'react-router'
import { Button, LinkButton } from '~/ui/button'
import { ShopLink } from '~/ui/links/shop-link'
import { preferencesPath } from './choices/preferences'
import { cookieText as text } from './cookies.text'
import { useOwn } from './own/use-own'
import { ReturnHere } from './moving/return-here'

/** The question about cookies: three answers of equal weight, in a low bar above the bars that buy. */
export function CookieQuestion({ arrival: ofPage }: { arrival: string | null }) {
  const arrival = useOwn()?.arrival ?? ofPage
  const fetcher = useFetcher()
  if (fetcher.formData?.has('cookies')) return null
  return (
    <section className="cookie-notice" aria-label={text.title}>
      <p>
        {text.notice} <ShopLink to="/contents/gizlilik/11">{text.privacy}</ShopLink>,{' '}
        <ShopLink to="/contents/cerez-politikasi/8">{text.policy}</ShopLink>
      </p>
      <fetcher.Form method="post" action={preferencesPath} data-cookies>
        <ReturnHere />
        {arrival && <input type="hidden" name="arrival" value={arrival} />}
        <Button size="small" name="cookies" value="accept">
          {text.accept}
        </Button>
        <Button size="small" name="cookies" value="reject">
          {text.reject}
        </Button>
        <LinkButton size="small" to={preferencesPath} ahead={false}>
          {text.choose}
        </LinkButton>
      </fetcher.Form>
    </section>
  )
}
