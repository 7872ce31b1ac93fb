import { data } from 'react-router'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import type { IconName } from '~/ui/icons/icon-names'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { text as texts } from '../text'

const text = texts.soon
type Part = 'notification'

const icons: Record<Part, IconName> = {
  notification: 'mail',
}

const ways: Record<Part, { to: string; label: string }[]> = {
  notification: [{ to: '/User/userinfo', label: text.userinfo }],
}

/** Planned parts of the account, each with a description and what to do until then. */
export function loader(args: Route.LoaderArgs) {
  const name = args.url.pathname
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)
  const part = (Object.keys(icons) as Part[]).find((known) => known === name)
  if (!part) throw data(null, 404)
  const { origin } = signedIn(args)
  return { part, page: { title: text[part].title, canonical: `${origin}/User/${part}`, noindex: true } }
}

export const meta = metaOf

export default function Soon({ loaderData: { part } }: Route.ComponentProps) {
  const action = ways[part].map(({ to, label }, i) => (
    <LinkButton key={to} to={to} look={i === 0 ? 'primary' : 'secondary'} ahead={false}>
      {label}
    </LinkButton>
  ))
  return (
    <AccountFrame current={part}>
      <h1 className="text-3xl" tabIndex={-1}>
        {text[part].title}
      </h1>
      <EmptyState icon={icons[part]} title={text[part].lead} action={action}>
        {text[part].now}
      </EmptyState>
    </AccountFrame>
  )
}
