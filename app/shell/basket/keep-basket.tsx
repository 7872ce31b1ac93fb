import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import type { PricedBasket } from '~/features/basket/basket'
import { copyBasket, isOtherBasket } from './basket-key'
import { miniCartPath } from './mini-cart-path'
import type { ShellData } from '../shell-data'

const never = () => () => undefined

/**
 * Keeps the copy of the basket in this browser as the basket is: it is read anew when the copy has another number of
 * lines, and after everything that may have changed it, which the frame's data come anew for.
 */
export function KeepBasket({ shell }: { shell: ShellData }) {
  const [first] = useState(shell)
  const isOther = useSyncExternalStore(never, () => isOtherBasket(localStorage, shell.counts.basket))
  return (isOther || shell !== first) && <BasketReader />
}

/** The router reads the basket again after every form; the answer is shared with the drawer. */
function BasketReader() {
  const { data, load } = useFetcher<PricedBasket | null>({ key: 'mini-cart' })
  useEffect(() => void load(miniCartPath), [load])
  useEffect(() => {
    if (data) copyBasket(localStorage, data)
  }, [data])
  return null
}
