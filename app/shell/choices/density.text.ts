import type { Density } from './preferences'

/** Sentences of the choice between cards and a compact list, which only pages with lists load. */
export const densityText = {
  density: 'Liste görünümü',
  densities: { comfortable: 'Kartlar', compact: 'Sıkı liste' } satisfies Record<Density, string>,
}
