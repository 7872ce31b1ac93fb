import type { ProductDetail } from '../catalogue'

/** The features of a product; nothing without any. */
export function FeatureTable({ features }: { features: ProductDetail['features'] }) {
  if (features.length === 0) return null
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {grouped(features).map(([name, values]) => (
        <div key={name} className="grid grid-cols-[minmax(min(8rem,40%),2fr)_minmax(0,3fr)] gap-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium">{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function grouped(features: ProductDetail['features']): [name: string, values: string[]][] {
  const groups = new Map<string, string[]>()
  for (const { name, value } of features) groups.set(name, [...(groups.get(name) ?? []), value])
  return [...groups]
}
