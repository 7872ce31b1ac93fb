import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Name → hex in [light, dark]. */
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark]] as const,
  ),
)

const onEveryGround = ['ink', 'ink-2', 'ink-3', 'brand', 'tan', 'sale', 'ok', 'warn']
const text: [ink: string, ground: string][] = [
  ...onEveryGround.flatMap((ink) =>
    ['paper', 'surface', 'sunken'].map((ground): [string, string] => [ink, ground]),
  ),
  ...['brand', 'tan', 'sale', 'ok', 'warn'].map((ink): [string, string] => [ink, `${ink}-soft`]),
  ...['open', 'wait', 'done', 'ended'].map((pill): [string, string] => [`pill-${pill}`, `pill-${pill}-soft`]),
  ['brand-hover', 'paper'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-sale', 'sale'],
  ['on-whatsapp', 'whatsapp'],
  // Ink of a seam button on soft grounds: chosen cards, notices, selected text.
  ...['brand', 'tan', 'sale', 'ok', 'warn'].flatMap((tone): [string, string][] => [
    ['ink', `${tone}-soft`],
    ['ink-2', `${tone}-soft`],
  ]),
]
const signs: [ink: string, ground: string][] = ['line-strong', 'focus'].flatMap((ink) =>
  ['paper', 'surface', 'sunken'].map((ground): [string, string] => [ink, ground]),
)

test.each(['light', 'dark'].flatMap((theme, at) => text.map((pair) => ({ theme, at, pair }))))(
  'text is readable in $theme: $pair.0 on $pair.1',
  ({ at, pair: [ink, ground] }) => {
    expect(contrast(hex(ink, at), hex(ground, at))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(['light', 'dark'].flatMap((theme, at) => signs.map((pair) => ({ theme, at, pair }))))(
  'edges of controls are visible in $theme: $pair.0 on $pair.1',
  ({ at, pair: [ink, ground] }) => {
    expect(contrast(hex(ink, at), hex(ground, at))).toBeGreaterThanOrEqual(3)
  },
)

test('main text and the action colour exceed the required contrast', () => {
  for (const at of [0, 1]) {
    expect(contrast(hex('ink', at), hex('paper', at))).toBeGreaterThanOrEqual(15)
    expect(contrast(hex('brand', at), hex('paper', at))).toBeGreaterThanOrEqual(8.9)
  }
})

function hex(name: string, at: number): string {
  const colour = colours.get(name)?.[at]
  if (!colour) throw new Error(`No colour ${name} in tokens.css`)
  return colour
}

/** WCAG 2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
