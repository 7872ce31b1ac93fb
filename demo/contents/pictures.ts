import type { Drawing, StrapLook } from '../illustrator/types'
import { fileNameOf } from '../illustrator/file-name'

const shot = { paper: 'sand', backdrop: 'plain' } as const

const strap: StrapLook = {
  surface: { material: 'leather', texture: 'grain' },
  color: '#7a4a2a',
  stitch: { color: '#e9dcc4', style: 'full' },
  metal: 'steel',
  widthMm: 20,
  taper: 0.9,
  tip: 'pointed',
  closure: 'tang',
  form: 'pair',
  padded: true,
  ends: 'bar',
}

/** Pictures in the texts of contents, by the name in `![description](resim:name)`. */
export const contentPictures: Readonly<Record<string, Drawing>> = {
  'kulak-arasi': { view: 'guide', subject: 'lugs', seed: 7, ...shot },
  genislikler: { view: 'guide', subject: 'widths', seed: 7, ...shot },
  bilek: { view: 'guide', subject: 'wrist', seed: 7, ...shot },
  'iki-parca': { view: 'size', look: strap, lengthsMm: [120, 75], seed: 11, ...shot },
}

/** The drawings of the contents by file name. */
export function listContentDrawings(): Map<string, Drawing> {
  return new Map(Object.values(contentPictures).map((drawing) => [fileNameOf(drawing), drawing]))
}

/** A text whose picture names are replaced by their keys, without pictures that have no key. `keyOf`: by file name. */
export function withPictureKeys(body: string, keyOf: (file: string) => string | undefined): string {
  return body.replace(/^(!\[.*\]\(resim:)([\w-]+)\)\n\n/gm, (_, start: string, name: string) => {
    const drawing = contentPictures[name]
    if (!drawing) throw new Error(`no picture is called ${name}`)
    const key = keyOf(fileNameOf(drawing))
    return key ? `${start}${key})\n\n` : ''
  })
}
