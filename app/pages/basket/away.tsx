import type { BasketAnswer } from '~/features/basket/basket'
import { text as basketText } from '~/features/basket/ui/text'
import { EmptyState } from '~/ui/messages/empty-state'
import { Notice } from '~/ui/messages/notice'
import { text } from './away.text'

/** The basket page when the basket could not be read; `told`: the answer to a form without scripts. */
export function BasketAway({ told }: { told: BasketAnswer | null }) {
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <h1 className="text-4xl" tabIndex={-1}>
        {basketText.title}
      </h1>
      {told && <Notice kind={told.kind}>{told.message}</Notice>}
      <Notice kind="danger">{text.failed}</Notice>
      <EmptyState
        icon="bag"
        title={text.away}
        action={
          <a className="button" data-look="primary" href="/sepetim">
            {text.tryAgain}
          </a>
        }
      >
        {text.awayWhy}
      </EmptyState>
    </div>
  )
}
