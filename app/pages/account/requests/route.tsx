import { listRequests } from '~/features/checkout/checkout.server'
import { RequestCard } from '~/features/checkout/ui/request-detail'
import { text } from '~/features/checkout/ui/request.text'
import { EmptyState } from '~/ui/messages/empty-state'
import { ShowMore } from '~/ui/links/show-more'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { requestsPath as path } from '../account-nav'

/** Orders above a buyer's limit: a buyer's own, or the company's for an owner. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, origin } = signedIn(args)
  const asked = new URL(args.request.url).searchParams.get('start') ?? ''
  const start = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
  return {
    ...(await listRequests(db, visitor, start)),
    start,
    isOwner: visitor.partner.role === 'owner',
    page: { title: text.title, canonical: origin + path, noindex: true },
  }
}

export const meta = metaOf

export default function Requests({ loaderData: { requests, total, start, isOwner } }: Route.ComponentProps) {
  const shown = start + requests.length
  return (
    <AccountFrame current="requests">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {total === 0 ? (
        <EmptyState icon="clock" title={text.empty}>
          {isOwner ? text.emptyWhyOwner : text.emptyWhyBuyer}
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-2">{isOwner ? text.leadOwner : text.leadBuyer}</p>
          <ul className="grid gap-3" aria-label={text.list}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} to={`${path}/${request.id}`} />
              </li>
            ))}
          </ul>
          {shown < total && <ShowMore to={`${path}?start=${shown}`} shown={shown} total={total} anew />}
        </>
      )}
    </AccountFrame>
  )
}
