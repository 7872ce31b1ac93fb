import type {
  Closure,
  Metal,
  ObjectLook,
  StitchStyle,
  Stripe,
  Surface,
  Tip,
  StrapLook,
} from '../illustrator/types'
import type { BrandKey } from './brands'
import type { ColorCode } from './colors'
import type { DemoKdvRate, DemoPackageSize, DemoVisibility } from './types'

/** '20' is a width in mm; 'k41' and 'k49' are the two sizes of square-cased smart watches. */
export type SizeCode = '12' | '14' | '16' | '18' | '19' | '20' | '21' | '22' | '24' | '26' | 'k41' | 'k49'

/** One product of a strap family: its colours, and its differences from the family. */
export interface StrapGroup {
  colors: readonly ColorCode[]
  /** distinguishes two products of a family that both have several colours */
  edition?: string
  metal?: Metal
  stitch?: ColorCode | 'ton'
  accent?: ColorCode
  stripes?: readonly Stripe[]
  sizes?: readonly SizeCode[]
  visibility?: DemoVisibility
  /** an assortment sold by the package: the colours are inside one variant */
  assorted?: boolean
}

export interface StrapFamily {
  prefix: 'DR' | 'SL' | 'HS' | 'NY' | 'CL' | 'AK'
  model: string
  kind: string
  brand: BrandKey
  category: string
  alsoIn?: readonly string[]
  surface: Surface
  material: string
  texture: string
  stitch?: ColorCode | 'ton'
  stitchStyle?: StitchStyle
  metal: Metal
  tip: Tip
  taper: number
  closure: Closure
  form: StrapLook['form']
  padded: boolean
  ends: StrapLook['ends']
  length: string
  water: string
  sizes: readonly SizeCode[]
  /** TL, KDV included, smallest size; each further size costs `priceStep` more */
  price: number
  priceStep: number
  /** opens the description */
  story: string
  /** closes the description */
  use: string
  groups: readonly StrapGroup[]
}

/** A variant of a findings or care product. */
export interface ItemOption {
  mark: string
  label: string
  /** feature code → detail code */
  features: Record<string, string>
  /** TL more than the family's price */
  extra?: number
  color?: ColorCode
  widthMm?: number
}

export interface ItemFamily {
  prefix: 'TP' | 'BK'
  name: string
  brand: BrandKey
  category: string
  alsoIn?: readonly string[]
  features: Record<string, readonly string[]>
  options: readonly ItemOption[]
  object: (option: ItemOption) => ObjectLook
  /** the Turkish noun in alternative texts, without capitals */
  noun: string
  price: number
  weightGrams: number
  kdvRate?: DemoKdvRate
  retailPackage?: DemoPackageSize
  visibility?: DemoVisibility
  summary: string
  story: string
  use: string
}
