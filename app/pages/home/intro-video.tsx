import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type Picture, picturePath, videoPath } from '~/features/media/media'
import { preferencesPath } from '~/shell/choices/preferences'
import { mayFetchAhead, whenIdle } from '~/shell/moving/idle'
import { ReturnHere } from '~/shell/moving/return-here'
import { Button } from '~/ui/button'
import { SectionHead } from '~/ui/stitch'
import { homeText as text } from './text'

export type Intro = { video: string; poster: Picture; title: string }

/**
 * The shop's film: its poster, until the page is idle and the film in view; then it plays without sound. Visitors who save
 * data or want no motion start it themselves. The button hides it for good.
 */
export function IntroVideo({ video, poster, title }: Intro) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => playWhenSeen(film.current!), [])
  return (
    <section className="page later-row pt-14" aria-labelledby="tanitim" data-wakes>
      <SectionHead id="tanitim" title={title} />
      <div className="grid max-w-narrow gap-3">
        <video
          ref={film}
          src={videoPath(video)}
          poster={picturePath(poster.hash, 640, 'webp')}
          width={640}
          height={360}
          aria-label={title}
          className="aspect-video w-full rounded-lg bg-sunken object-cover"
          muted
          playsInline
          controls
          preload="none"
        />
        <Form method="post" action={preferencesPath} className="justify-self-end">
          <ReturnHere />
          <Button name="intro" value="hidden" look="quiet" icon="x">
            {text.skipIntro}
          </Button>
        </Form>
      </div>
    </section>
  )
}

/** Starts the film once, when half of it is in view after the page has loaded. Returns the function that stops waiting. */
function playWhenSeen(film: HTMLVideoElement): () => void {
  const { connection } = navigator as { connection?: Parameters<typeof mayFetchAhead>[0] }
  if (!mayFetchAhead(connection) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      // Refused by the browser's own settings: the visitor starts it.
      film.play().catch(() => undefined)
    },
    { threshold: 0.5 },
  )
  let cancel = () => undefined as void
  const wait = () => {
    cancel = whenIdle(() => seen.observe(film))
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
    seen.disconnect()
  }
}
