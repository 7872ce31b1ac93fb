import { Thumbnail } from '../shared/picture-field'
import type { readPreview } from './read-showcase.server'
import { text } from './text'

/** The products that the saved showcase shows a guest now. */
export function Preview({ total, cards }: Awaited<ReturnType<typeof readPreview>>) {
  return (
    <section className="office-card">
      <h2>{text.preview}</h2>
      <p className="text-meta text-ink-2">{text.previewHint}</p>
      {cards.length === 0 ? (
        <p className="text-ink-2">{text.previewEmpty}</p>
      ) : (
        <ol className="office-parts">
          {cards.map(({ id, name, link, hash, price, isSoldOut }) => (
            <li key={id}>
              <span className="flex min-w-0 items-center gap-3">
                {hash && (
                  <span className="w-12 shrink-0">
                    <Thumbnail hash={hash} />
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere">
                  <a href={`/${link}`}>{name}</a>
                  <span className="block text-ink-2">
                    {price}
                    {isSoldOut && ` · ${text.soldOut}`}
                  </span>
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {total > cards.length && (
        <p className="text-meta text-ink-2">{text.previewTotal(cards.length, total)}</p>
      )}
    </section>
  )
}
