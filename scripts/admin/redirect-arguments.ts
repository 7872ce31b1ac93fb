import type { Shapes } from '../command-line/take-apart'

export type RedirectCommand = { name: 'redirects'; file: string }

export const redirectShapes: Shapes<RedirectCommand['name']> = { redirects: { words: 1, options: [] } }
