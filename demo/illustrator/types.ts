/** All parameters of a picture as plain data, from which the name of its file is computed. */
export type Paper = 'sand' | 'stone' | 'mint' | 'rose' | 'night'
export type Backdrop = 'plain' | 'window' | 'fold' | 'disc'
export type Metal = 'steel' | 'brushed' | 'gold' | 'rosegold' | 'black' | 'titanium' | 'brass'

export type LeatherTexture =
  | 'smooth'
  | 'grain'
  | 'pebble'
  | 'suede'
  | 'nubuck'
  | 'croco'
  | 'lizard'
  | 'ostrich'
  | 'saffiano'
  | 'vintage'
  | 'perforated'
  | 'rally'
export type SiliconeTexture = 'plain' | 'ribbed' | 'tropic' | 'waffle' | 'sport' | 'channel' | 'carbon'
export type MeshTexture = 'milanese' | 'fine' | 'shark' | 'braid'
export type NylonTexture = 'plain' | 'twill' | 'ribbed' | 'elastic' | 'canvas' | 'perlon'
export type SteelTexture = 'three' | 'five' | 'brick' | 'wide' | 'bead'

export type Surface =
  | { material: 'leather'; texture: LeatherTexture }
  | { material: 'silicone'; texture: SiliconeTexture }
  | { material: 'mesh'; texture: MeshTexture }
  | { material: 'nylon'; texture: NylonTexture }
  | { material: 'steel'; texture: SteelTexture }

export type Closure = 'tang' | 'roller' | 'deployant' | 'butterfly' | 'slide' | 'magnet' | 'velcro' | 'stud'
export type Tip = 'pointed' | 'round' | 'square'
export type StitchStyle = 'full' | 'sides' | 'short' | 'box'

/** centre and width as shares of the strap's width, and a colour */
export type Stripe = readonly [centre: number, width: number, color: string]

export interface StrapLook {
  surface: Surface
  color: string
  accent?: string
  stripes?: readonly Stripe[]
  /** a colour, or 'tone' for thread in the colour of the strap */
  stitch?: { color: string; style: StitchStyle }
  metal: Metal
  widthMm: number
  /** width at the buckle ÷ width at the lugs */
  taper: number
  tip: Tip
  closure: Closure
  form: 'pair' | 'single'
  padded: boolean
  ends: 'bar' | 'quick' | 'adapter' | 'curved'
}

export type Lay = 'pair' | 'mirror' | 'cross' | 'reverse' | 'long'
export type DialStyle = 'plain' | 'diver' | 'chrono' | 'field' | 'dress'
export interface WatchLook {
  head: 'round' | 'cushion' | 'smart' | 'smartround'
  dialStyle: DialStyle
  dial: string
  metal: Metal
}

interface Shot {
  paper: Paper
  backdrop: Backdrop
  seed: number
}

export interface FlatDrawing extends Shot {
  view: 'flat'
  look: StrapLook
  lay: Lay
  turn: number
}
export interface WatchDrawing extends Shot {
  view: 'watch'
  look: StrapLook
  watch: WatchLook
  turn: number
}
export interface DetailDrawing extends Shot {
  view: 'detail'
  look: StrapLook
  focus: 'buckle' | 'tip' | 'lug'
  turn: number
}
export interface SizeDrawing extends Shot {
  view: 'size'
  look: StrapLook
  lengthsMm: readonly [number, number]
}
export interface PackDrawing extends Shot {
  view: 'pack'
  looks: readonly StrapLook[]
}
export interface ObjectDrawing extends Shot {
  view: 'object'
  object: ObjectLook
  shot: ObjectShot
  turn: number
}

/** A drawing of the guide to sizes. */
export interface GuideDrawing extends Shot {
  view: 'guide'
  subject: 'lugs' | 'wrist' | 'widths'
}

/** Straps beside free room for the words of a banner. */
export interface BannerDrawing extends Shot {
  view: 'banner'
  shape: 'wide' | 'narrow'
  looks: readonly StrapLook[]
  turn: number
}

export type ObjectShot = 'hero' | 'group' | 'close' | 'size'

export type ObjectLook =
  | {
      kind: 'springbars'
      metal: Metal
      lengthMm: number
      style: 'plain' | 'quick' | 'thick' | 'curved' | 'shoulderless'
    }
  | { kind: 'barcase'; metal: Metal }
  | { kind: 'buckle'; closure: 'tang' | 'roller' | 'deployant' | 'butterfly'; metal: Metal; widthMm: number }
  | {
      kind: 'keepers'
      material: 'leather' | 'silicone' | 'metal'
      color: string
      metal: Metal
      widthMm: number
    }
  | { kind: 'adapters'; metal: Metal; widthMm: number }
  | {
      kind: 'tool'
      tool: 'fork' | 'tweezers' | 'linkpress' | 'hammer' | 'punch' | 'screwdrivers' | 'caseknife'
      color: string
      metal: Metal
    }
  | { kind: 'toolkit'; color: string; metal: Metal }
  | { kind: 'cloth'; color: string; accent: string }
  | { kind: 'jar'; color: string; content: string; metal: Metal }
  | { kind: 'bottle'; color: string; cap: string }
  | { kind: 'brush'; color: string; bristle: string }
  | { kind: 'box'; color: string; lining: string; slots: number; window: boolean; metal: Metal }
  | { kind: 'roll'; color: string; lining: string; slots: number; metal: Metal }
  | { kind: 'cushion'; color: string; count: number }
  | { kind: 'pouch'; color: string; stitch: string; metal: Metal }
  | { kind: 'stand'; color: string; accent: string }

export type ProductDrawing =
  | FlatDrawing
  | WatchDrawing
  | DetailDrawing
  | SizeDrawing
  | PackDrawing
  | ObjectDrawing
export type Drawing = ProductDrawing | GuideDrawing | BannerDrawing

export type ObjectOf<K extends ObjectLook['kind']> = Extract<ObjectLook, { kind: K }>
