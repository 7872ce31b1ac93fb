import type { Block } from '../markdown'
import { tableOfContents } from '../markdown'
import { text } from '../text'

/** Links to the chapters of a text; null for fewer than three. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const chapters = tableOfContents(blocks)
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
