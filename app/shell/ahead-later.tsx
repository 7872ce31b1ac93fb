import { type ComponentType, useEffect, useState } from 'react'
import { mayFetchAhead, whenIdle } from './moving/idle'

type Props = { page: string }

/** Fetching ahead is itself fetched when the first page has nothing else to do, and not at all where it may not run. */
export function FetchAheadLater({ page }: Props) {
  const [part, setPart] = useState<{ FetchAhead: ComponentType<Props> } | null>(null)
  useEffect(() => {
    const { connection } = navigator as { connection?: Parameters<typeof mayFetchAhead>[0] }
    if (!mayFetchAhead(connection)) return
    return whenIdle(() => void import('./moving/ahead').then(setPart, () => undefined))
  }, [])
  return part && <part.FetchAhead key={page} page={page} />
}
