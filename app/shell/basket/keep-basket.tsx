import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import type { PricedBasket } from '~/features/basket/basket'
import { fetchBasketCounter } from './basket-counter'
import { copyBasket, isOtherBasket } from './basket-key'
import { miniCartPath } from './mini-cart-path'
import type { ShellData } from '../shell-data'

const never = () => () => undefined

/**
 * Keeps this browser's copy of the basket up to date: reads the basket when the copy has another number of lines, and
 * after every change, for which the frame's data are loaded again.
 */
export function KeepBasket({ shell }: { shell: ShellData }) {
  const [first] = useState(shell)
  useEffect(() => {
    // Another tab or device may have filled the basket while this page was hidden.
    const look = () => document.visibilityState === 'visible' && void fetchBasketCounter(shell.counts)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [shell.counts])
  const isOther = useSyncExternalStore(never, () => isOtherBasket(localStorage, shell.counts.basket))
  return (isOther || shell !== first) && <BasketReader />
}

/** Reads the basket again after every form; the mini cart shares the answer. */
function BasketReader() {
  const { data, load } = useFetcher<PricedBasket | null>({ key: 'mini-cart' })
  useEffect(() => void load(miniCartPath), [load])
  useEffect(() => {
    if (data) copyBasket(localStorage, data)
  }, [data])
  return null
}
