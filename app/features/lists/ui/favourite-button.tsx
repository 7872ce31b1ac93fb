import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '~/ui/icons/icon'
import { say, showToast } from '~/ui/messages/toast'
import { useShopFetcher } from '~/ui/links/use-shop-fetcher'
import { text } from './text'

export const favouritesPath = '/user/favorites'

/** The favourites page's answer to a heart. */
export type FavouriteAnswer = { kept: boolean; done: boolean; message: string }

const useHeart = (productId: number) =>
  useShopFetcher<{ favourite: FavouriteAnswer }>(`favourite-${productId}`)
const formOf = (productId: number) => `kalp-${productId}`

/** A heart's form outside the surrounding form, since forms cannot be nested; the button refers to it. */
export function FavouriteForm({ productId }: { productId: number }) {
  const fetcher = useHeart(productId)
  return (
    <fetcher.Form id={formOf(productId)} method="post" action={favouritesPath} hidden>
      <input type="hidden" name="product_id" value={productId} />
    </fetcher.Form>
  )
}

/**
 * A heart, filled for favourites. Its form works without scripts. `apart`: the form is elsewhere on the page
 * (`FavouriteForm`).
 */
export function FavouriteButton({
  productId,
  name,
  kept,
  apart,
}: {
  productId: number
  name: string
  kept: boolean
  apart?: boolean | undefined
}) {
  const fetcher = useHeart(productId)
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
  const heart = (
    <button
      form={apart ? formOf(productId) : undefined}
      name="intent"
      value="toggle"
      data-heart={productId}
      aria-pressed={pressed}
      aria-label={text.keep(name)}
      className="heart"
    >
      <Icon name="heart" filled={pressed} />
    </button>
  )
  if (apart) return heart
  return (
    <fetcher.Form method="post" action={favouritesPath}>
      <input type="hidden" name="product_id" value={productId} />
      {heart}
    </fetcher.Form>
  )
}
