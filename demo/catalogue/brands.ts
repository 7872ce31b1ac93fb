import type { DemoBrand } from './types'

/** Invented brands; the link carries "marka" so that it differs from every link of a product or category. */
export const brands = [
  { key: 'koselehan', name: 'Köselehan', link: 'koselehan-marka' },
  { key: 'bozkir', name: 'Bozkır Deri Atölyesi', link: 'bozkir-deri-atolyesi-marka' },
  { key: 'lodosa', name: 'Lodosa', link: 'lodosa-marka' },
  { key: 'telkare', name: 'Telkâre', link: 'telkare-marka' },
  { key: 'ilmekhane', name: 'İlmekhane', link: 'ilmekhane-marka' },
  { key: 'nabzen', name: 'Nabzen', link: 'nabzen-marka' },
  { key: 'pimocagi', name: 'Pim Ocağı', link: 'pim-ocagi-marka' },
  { key: 'vitrinatolye', name: 'Vitrin Atölye', link: 'vitrin-atolye-marka' },
] as const satisfies readonly DemoBrand[]

export type BrandKey = (typeof brands)[number]['key']

export function brandName(key: BrandKey): string {
  const brand = brands.find((candidate) => candidate.key === key)
  if (!brand) throw new Error(`unknown brand ${key}`)
  return brand.name
}
