import { data } from 'react-router'
import { metaOf } from '~/pages/shared/page-meta'
import { titleOfPermission } from '~/features/identity/identity'
import type { Route } from './+types/route'
import { text } from './text'

/** Tells staff which permission a page or an action wants and who gives it (status 403). They stay signed in. */
export function loader({ url }: Route.LoaderArgs) {
  const permission = titleOfPermission(url.searchParams.get('izin') ?? '')
  return data({ permission, page: { title: text.title, noindex: true } }, 403)
}

export const meta = metaOf

export default function Forbidden({ loaderData: { permission } }: Route.ComponentProps) {
  return (
    <section className="office-narrow">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p>{permission ? text.missing(permission) : text.missingAny}</p>
      <p>{text.who}</p>
      <a className="button" data-look="primary" href="/yonetim">
        {text.back}
      </a>
    </section>
  )
}
