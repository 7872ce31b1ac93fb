import { text } from './text'

/** A box of the final size for content that the browser still fetches; appears after 150 ms. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}

/** Several lines of a list that is loading, with one sentence for screen readers. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <output className="grid gap-3" aria-label={text.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-16" />
      ))}
    </output>
  )
}
