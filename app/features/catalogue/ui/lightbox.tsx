import { useEffect, useEffectEvent, useState } from 'react'
import { type Picture as StoredPicture, pictureSources } from '~/features/media/media'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Picture } from '~/ui/picture'
import { text } from './lightbox-text'

type Props = { pictures: StoredPicture[]; at: number; onClose: () => void }

/** A view as large as the screen; arrow keys and buttons go on, a press on it shows it at twice the size. Loaded when wanted. */
export function Lightbox({ pictures, at, onClose }: Props) {
  const [current, show] = useState(at)
  const [close, zoom] = useState(false)
  const picture = pictures[current]!
  const go = (step: number) => {
    zoom(false)
    show((current + step + pictures.length) % pictures.length)
  }
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog open onClose={onClose} title={text.viewOf(current + 1, pictures.length)} width="60rem">
      <div className="grid gap-4">
        <div className="max-h-[70dvh] overflow-auto rounded-md">
          <button
            type="button"
            className={close ? 'block w-[200%] cursor-zoom-out' : 'mx-auto block cursor-zoom-in'}
            aria-pressed={close}
            aria-label={text.zoom}
            onClick={() => zoom(!close)}
          >
            <Picture
              {...pictureSources(picture)}
              alt={picture.alt}
              sizes={close ? '120rem' : '60rem'}
              eager
              className={close ? '' : 'aspect-4/5 max-h-[70dvh]'}
            />
          </button>
        </div>
        {pictures.length > 1 && (
          <div className="flex justify-center gap-3">
            <Button type="button" icon="arrow-left" iconOnly={text.previousView} onClick={() => go(-1)} />
            <Button type="button" icon="arrow-right" iconOnly={text.nextView} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
