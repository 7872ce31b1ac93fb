import type { LeatherTexture } from '../types'

/** The relief of each leather in the light: noise frequency, octaves, height, strength. */
export interface Grain {
  frequency: string
  octaves: number
  relief: number
  strength: number
  /** 0 matt to 1 polished */
  gloss: number
  /** large stains of pull-up and suede leathers */
  mottle: number
}

export const grains: Record<LeatherTexture, Grain> = {
  smooth: { frequency: '.06 .05', octaves: 3, relief: 1, strength: 0.6, gloss: 0.55, mottle: 0.1 },
  grain: { frequency: '.085 .075', octaves: 4, relief: 3.2, strength: 0.75, gloss: 0.3, mottle: 0.08 },
  pebble: { frequency: '.066 .062', octaves: 2, relief: 5, strength: 0.8, gloss: 0.25, mottle: 0.08 },
  suede: { frequency: '.5 .45', octaves: 2, relief: 1.5, strength: 0.75, gloss: 0, mottle: 0.14 },
  nubuck: { frequency: '.36 .3', octaves: 2, relief: 1, strength: 0.7, gloss: 0, mottle: 0.14 },
  croco: { frequency: '.12 .1', octaves: 2, relief: 0.9, strength: 0.5, gloss: 0.5, mottle: 0 },
  lizard: { frequency: '.12 .1', octaves: 2, relief: 0.6, strength: 0.4, gloss: 0.45, mottle: 0 },
  ostrich: { frequency: '.07 .06', octaves: 3, relief: 1.4, strength: 0.6, gloss: 0.3, mottle: 0.12 },
  saffiano: { frequency: '.2 .2', octaves: 1, relief: 0.4, strength: 0.4, gloss: 0.4, mottle: 0 },
  vintage: { frequency: '.07 .064', octaves: 3, relief: 1.6, strength: 0.65, gloss: 0.35, mottle: 0.3 },
  perforated: { frequency: '.06 .05', octaves: 3, relief: 1, strength: 0.6, gloss: 0.3, mottle: 0.06 },
  rally: { frequency: '.07 .06', octaves: 3, relief: 1.6, strength: 0.65, gloss: 0.3, mottle: 0.12 },
}
