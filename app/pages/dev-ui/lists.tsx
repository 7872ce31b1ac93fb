import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { Picture } from '~/ui/picture'
import { ShowMore } from '~/ui/links/show-more'
import { Skeleton, SkeletonLines } from '~/ui/skeleton'
import { Stitch } from '~/ui/stitch'
import { text } from './text'

// One grey pixel, because only the box and its shape matter.
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8ceLEfwAGdALn5kVcZgAAAABJRU5ErkJggg=='

export function Lists() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 sm:grid-cols-3">
        <SkeletonLines />
        <Skeleton className="h-52" />
        <Picture
          avif={`${pixel} 4w`}
          src={pixel}
          sizes="20rem"
          width={4}
          height={5}
          alt={text.product}
          className="aspect-4/5 max-h-52"
        />
      </div>
      <EmptyState
        icon="bag"
        title={text.empty}
        action={
          <LinkButton to="/yeni-gelenler" look="primary">
            {text.emptyAction}
          </LinkButton>
        }
      >
        {text.emptyWhy}
      </EmptyState>
      <Stitch />
      <ShowMore to="?start=30" shown={30} total={312} />
    </div>
  )
}
