import Library from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './lightbox.css'
import { type Picture as StoredPicture, picturePath, pictureWidths } from '~/features/media/media'
import { labels } from './lightbox.text'

type Props = {
  pictures: StoredPicture[]
  at: number
  /** Names for pictures that are not a product's. */
  names?: Partial<typeof labels>
  onClose: () => void
}

/**
 * Pictures in full screen, by default those of a product, up to twice their true size. Pinch, wheel, double click, the buttons and + and −
 * zoom; dragging and the arrow keys move an enlarged picture and otherwise turn to the next one. Loaded on demand.
 */
export function Lightbox({ pictures, at, names, onClose }: Props) {
  return (
    <Library
      open
      index={at}
      close={onClose}
      slides={pictures.map(toSlide)}
      plugins={[Zoom, Counter]}
      labels={{ ...labels, ...names }}
      className="lightbox"
      carousel={{ finite: pictures.length === 1, padding: 0, spacing: 16, preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2, pinchZoomV4: true }}
    />
  )
}

function toSlide({ hash, width, height, alt }: StoredPicture) {
  const sources = pictureWidths.map((offered) => {
    const shown = Math.min(offered, width)
    return {
      src: picturePath(hash, offered, 'avif'),
      width: shown,
      height: Math.round((shown * height) / width),
    }
  })
  const largest = sources.at(-1)!
  return { ...largest, alt, srcSet: sources }
}
