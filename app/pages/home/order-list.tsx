import type { VariantRow } from '~/features/catalogue/catalogue'
import { DensityChoice } from '~/shell/choices/density-choice'
import { CompactPart } from '../category/compact-part'
import type { ShownShowcase } from '../shared/page-blocks.server'

/** The first showcase as an order list, for dealers. */
export function OrderList({
  showcase: { title, products },
  rows,
}: {
  showcase: ShownShowcase
  rows: VariantRow[]
}) {
  return (
    <div className="page grid gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {title}
        </h1>
        <DensityChoice density="compact" />
      </div>
      <CompactPart groups={[{ label: title, products }]} rows={rows} />
    </div>
  )
}
