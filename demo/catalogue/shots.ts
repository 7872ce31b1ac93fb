import { pick, type Random } from '../random'
import type { Backdrop, Paper, StrapLook, WatchLook } from '../illustrator/types'
import { distance, luminance } from '../illustrator/color'

const paperMiddle: Record<Paper, string> = {
  sand: '#ece2d2',
  stone: '#e3e5e4',
  mint: '#dbe8e2',
  rose: '#efdedb',
  night: '#23282b',
}

/** A paper in contrast to the colour; night is rare and only for light things. */
export function choosePaper(color: string, random: Random): Paper {
  const papers: Paper[] = (['sand', 'stone', 'mint', 'rose', 'sand', 'stone'] as const).filter(
    (paper) => distance(paperMiddle[paper], color) > 44,
  )
  if (papers.length === 0 || (luminance(color) > 0.42 && random() < 0.45)) papers.push('night')
  return pick(random, papers)
}

export function chooseBackdrop(random: Random): Backdrop {
  return pick(random, ['plain', 'window', 'window', 'fold', 'disc'] as const)
}

const lightDials = ['#f4f1ea', '#f4f1ea', '#e9e4d6', '#dfe6e8']
const darkDials = ['#1d2124', '#22313a', '#1f2c4a', '#274438', '#1d2124']

/** The watch a strap is shown on: its size, style and metal follow the strap. */
export function chooseWatch(look: StrapLook, smart: 'square' | 'round' | null, random: Random): WatchLook {
  const metal = look.metal === 'brass' ? 'brushed' : look.metal
  if (smart)
    return {
      head: smart === 'square' ? 'smart' : 'smartround',
      dialStyle: 'plain',
      dial: '#0c0e10',
      metal:
        look.metal === 'gold' || look.metal === 'rosegold'
          ? look.metal
          : pick(random, ['black', 'titanium', 'steel'] as const),
    }
  const dial =
    luminance(look.color) < 0.18
      ? pick(random, [...lightDials, ...darkDials])
      : pick(random, [...darkDials, '#f4f1ea'])
  return {
    head: pick(random, ['round', 'round', 'round', 'cushion'] as const),
    dialStyle: chooseDialStyle(look, random),
    dial,
    metal,
  }
}

function chooseDialStyle(look: StrapLook, random: Random): WatchLook['dialStyle'] {
  if (look.widthMm <= 16) return 'dress'
  switch (look.surface.material) {
    case 'silicone':
      return pick(random, ['diver', 'diver', 'chrono'] as const)
    case 'nylon':
      return pick(random, ['field', 'field', 'diver'] as const)
    case 'steel':
      return pick(random, ['diver', 'plain', 'chrono'] as const)
    case 'mesh':
      return pick(random, ['plain', 'dress'] as const)
    case 'leather':
      return pick(random, ['plain', 'dress', 'field', 'chrono'] as const)
  }
}
