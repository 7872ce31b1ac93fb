type Rgb = readonly [number, number, number]

function parse(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb
}

/** `share` of the second colour, 0 to 1; both as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [parse(first), parse(second)]
  const parts = from.map((value, index) => Math.round(value * (1 - share) + (to[index] ?? 0) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export function shade(color: string, share: number): string {
  return mix(color, '#0b0a09', share)
}

export function tint(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = parse(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Euclidean distance in RGB, 0 to 441. */
export function distance(first: string, second: string): number {
  const [from, to] = [parse(first), parse(second)]
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)))
}
