import { drawBanner } from './scenes/banner'
import { drawDetail } from './scenes/detail'
import { drawFlat } from './scenes/flat'
import { drawGuide } from './scenes/guide'
import { drawObjectShot } from './scenes/object'
import { drawPack } from './scenes/pack'
import { drawSize } from './scenes/size'
import { drawOnWatch } from './scenes/watch'
import type { Drawing } from './types'

/** The drawing as an SVG document of the given pixel size, which `sizeOf` gives. */
export function drawSvg(drawing: Drawing, width: number, height: number): string {
  switch (drawing.view) {
    case 'flat':
      return drawFlat(drawing, width, height)
    case 'watch':
      return drawOnWatch(drawing, width, height)
    case 'detail':
      return drawDetail(drawing, width, height)
    case 'size':
      return drawSize(drawing, width, height)
    case 'pack':
      return drawPack(drawing, width, height)
    case 'banner':
      return drawBanner(drawing, width, height)
    case 'guide':
      return drawGuide(drawing, width, height)
    case 'object':
      return drawObjectShot(drawing, width, height)
  }
}
