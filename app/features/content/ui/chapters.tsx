import type { Outline } from '../blocks/outline'
import { text } from '../text'

/** Links to the chapters of a page; null for fewer than three. */
export function Chapters({ chapters }: { chapters: Outline['chapters'] }) {
  if (chapters.length < 3) return null
  return (
    <nav aria-label={text.contents}>
      <p className="font-semibold">{text.contents}</p>
      <ul className="grid">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1.5">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
