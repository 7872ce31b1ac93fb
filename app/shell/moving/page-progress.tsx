import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { goingTo } from './reload-guard'
import { text } from '../text'

/** The loading bar: shown when a page takes longer than 200 ms, full after 5 s (specification §9; timed in CSS). */
export function PageProgress() {
  const { state, location, formMethod } = useNavigation()
  const address = location ? location.pathname + location.search : null
  const isForm = formMethod === 'POST'
  useEffect(() => goingTo(address, isForm), [address, isForm])
  // A live region, because content outside landmarks is lost to visitors who navigate by them.
  return (
    <span aria-live="polite">
      {state !== 'idle' && <span className="page-progress" role="progressbar" aria-label={text.progress} />}
    </span>
  )
}
