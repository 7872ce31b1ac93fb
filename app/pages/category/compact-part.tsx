import { lazy, Suspense } from 'react'
import type { VariantRow } from '~/features/catalogue/catalogue'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { DensityChoice } from '~/shell/choices/density-choice'
import { Skeleton } from '~/ui/skeleton'
import type { CompactListProps } from './compact-list'

// Loaded after the page, since the table and its form work without scripts.
const Part = lazy(() => import('./compact-list').then(({ CompactList }) => ({ default: CompactList })))

/** The compact list, fully rendered by the server. */
export function CompactPart(props: CompactListProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Part {...props} />
    </Suspense>
  )
}

/** Slots of a filtered list: the switch between cards and rows, and the rows. */
export function compactSlots(
  label: string,
  products: readonly ShownCard[],
  rows: readonly VariantRow[] | null,
) {
  return {
    tools: <DensityChoice density={rows ? 'compact' : 'comfortable'} />,
    compact: rows && <CompactPart groups={[{ label, products }]} rows={rows} />,
  }
}
