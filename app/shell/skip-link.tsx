import { text } from './text'

export const contentId = 'icerik'

/** The first stop of the keyboard: a link past the header. */
export function SkipLink() {
  return (
    <a href={`#${contentId}`} className="skip-link">
      {text.skip}
    </a>
  )
}
