import type { Refusal, Shapes } from '../command-line/take-apart'

export type IysCommand = { name: 'iys-export' } | { name: 'iys-import'; file: string }

export const iysShapes: Shapes<IysCommand['name']> = {
  'iys-export': { words: 0, options: [] },
  'iys-import': { words: 1, options: [] },
}

/** A command about İYS. */
export function readIysCommand(
  name: IysCommand['name'],
  [file = '']: readonly string[],
): IysCommand | Refusal {
  return name === 'iys-export' ? { name } : { name, file }
}
