import type { Db } from '~/db/connection.server'
import { getSeller } from '~/features/settings/settings.server'
import type { LabelFormat } from '~/pdf/labels/label'
import { makeLabelFile } from '~/pdf/labels/label-file.server'
import { readPackingSlips } from '../record/packing-slips.server'
import { writeParcelLabel } from './parcel-label.server'
import { text } from './text'

/** The labels of these orders' parcels as one file, oldest order first; null when there is no such order. */
export async function makeParcelLabels(db: Db, codes: readonly string[], format: LabelFormat) {
  const slips = await readPackingSlips(db, codes)
  if (slips.length === 0) return null
  const seller = await getSeller(db)
  const labels = slips.map((slip) => writeParcelLabel(slip, seller))
  return makeLabelFile(text.label.file, labels, format)
}
