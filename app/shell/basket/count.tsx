import type { ShellData } from '../shell-data'
import { shownCount } from './count.text'

/**
 * A number on an icon; the link's label says it in words. A stored page fills it in before React runs (~/shell/own/fill-own.ts):
 * React compares no content that is given as HTML, which here is a number.
 */
export function Count({ of, value }: { of: keyof ShellData['counts']; value: number }) {
  return (
    <>
      {/* Separates the number from the word before it, for speech input. */}{' '}
      <b
        className="count"
        data-count={of}
        hidden={value === 0}
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: shownCount(value) }}
      />
    </>
  )
}
