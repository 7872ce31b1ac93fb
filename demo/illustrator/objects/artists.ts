import type { Sheet } from '../sheet'
import type { ObjectLook } from '../types'
import { buckleArtist } from './buckle'
import { bottleArtist, brushArtist, clothArtist, jarArtist } from './care'
import { adapterArtist, keeperArtist } from './keepers'
import type { Artist } from './object'
import { barCaseArtist, springBarArtist } from './spring-bar'
import { boxArtist } from './box'
import { cushionArtist } from './cushion'
import { pouchArtist } from './pouch'
import { rollArtist } from './roll'
import { standArtist } from './stand'
import { toolkitArtist } from './toolkit'
import { toolArtist } from './tools'

/** The function that draws each kind of object. */
export function artistOf(sheet: Sheet, object: ObjectLook, seed: number): Artist {
  switch (object.kind) {
    case 'springbars':
      return springBarArtist(sheet, object, seed)
    case 'barcase':
      return barCaseArtist(sheet, object)
    case 'buckle':
      return buckleArtist(sheet, object)
    case 'keepers':
      return keeperArtist(sheet, object)
    case 'adapters':
      return adapterArtist(sheet, object)
    case 'tool':
      return toolArtist(sheet, object)
    case 'toolkit':
      return toolkitArtist(sheet, object)
    case 'cloth':
      return clothArtist(sheet, object)
    case 'jar':
      return jarArtist(sheet, object)
    case 'bottle':
      return bottleArtist(sheet, object)
    case 'brush':
      return brushArtist(sheet, object)
    case 'box':
      return boxArtist(sheet, object)
    case 'roll':
      return rollArtist(sheet, object)
    case 'cushion':
      return cushionArtist(sheet, object)
    case 'pouch':
      return pouchArtist(sheet, object)
    case 'stand':
      return standArtist(sheet, object)
  }
}
