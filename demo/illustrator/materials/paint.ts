import type { Surface } from '../types'
import type { Paint } from './area'
import { paintLeather } from './leather'
import { paintMesh } from './mesh'
import { paintNylon } from './nylon'
import { paintSilicone } from './silicone'
import { paintSteel } from './steel'

const painters: Record<Surface['material'], Paint> = {
  leather: paintLeather,
  silicone: paintSilicone,
  mesh: paintMesh,
  nylon: paintNylon,
  steel: paintSteel,
}

/** Paints the material of a strap into an area. */
export const paintMaterial: Paint = (sheet, look, area) => painters[look.surface.material](sheet, look, area)
