import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '~/ui/icons/icon'
import { say, showToast } from '~/ui/messages/toast'
import { useShopFetcher } from '~/ui/links/use-shop-fetcher'
import { favouritesPath, heartsForm } from './hearts-form'
import { text } from './text'

/** The favourites page's answer to a heart. */
export type FavouriteAnswer = { kept: boolean; done: boolean; message: string }

/** A heart, filled for favourites; without scripts it sends the page's `HeartsForm`. */
export function FavouriteButton({
  productId,
  name,
  kept,
}: {
  productId: number
  name: string
  kept: boolean
}) {
  const fetcher = useShopFetcher<{ favourite: FavouriteAnswer }>(`favourite-${productId}`)
  const pending = fetcher.state !== 'idle'
  const answer = fetcher.data?.favourite
  const [last, setLast] = useState<FavouriteAnswer | null>(null)
  if (answer?.done && answer !== last) setLast(answer)
  const pressed = (last?.kept ?? kept) !== pending
  const tell = useEffectEvent(({ done, message }: FavouriteAnswer) =>
    done ? say(message) : showToast({ text: message, kind: 'warning' }),
  )
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  return (
    <button
      form={heartsForm}
      name="product_id"
      value={productId}
      data-heart={productId}
      aria-pressed={pressed}
      aria-label={text.keep(name)}
      className="heart"
      onClick={(event) => {
        event.preventDefault()
        void fetcher.submit({ product_id: productId }, { method: 'post', action: favouritesPath })
      }}
    >
      <Icon name="heart" filled={pressed} />
    </button>
  )
}
