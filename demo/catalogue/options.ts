import { colors, type ColorCode } from './colors'
import type { ItemOption } from './family'

/** The single variant of a thing without choices. */
export const onlyOption: readonly ItemOption[] = [{ mark: 'TK', label: 'Standart', features: {} }]

export function colorOptions(...list: readonly ColorCode[]): ItemOption[] {
  return list.map((code) => ({
    mark: colors[code].mark,
    label: colors[code].name,
    features: { renk: code },
    color: code,
  }))
}

/** Widths in mm. */
export function widthOptions(...list: readonly number[]): ItemOption[] {
  return list.map((width) => ({
    mark: String(width),
    label: `${width} mm`,
    features: { genislik: `g${width}` },
    widthMm: width,
  }))
}

/** Volumes in millilitres, with their surcharge in TL. */
export function volumeOptions(...list: readonly (readonly [ml: number, extra: number])[]): ItemOption[] {
  return list.map(([ml, extra]) => ({
    mark: `${ml}ML`,
    label: `${ml} ml`,
    features: { hacim: `v${ml}` },
    extra,
  }))
}

/** The colour an option is drawn in. */
export function hexOf(option: ItemOption, otherwise: ColorCode): string {
  return colors[option.color ?? otherwise].hex
}
