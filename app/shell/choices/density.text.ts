import type { Density } from './preferences'

/** Sentences of the choice between cards and a compact list, loaded by pages with lists only. */
export const densityText = {
  density: 'Liste görünümü',
  densities: { comfortable: 'Kartlar', compact: 'Sıkı liste' } satisfies Record<Density, string>,
}
