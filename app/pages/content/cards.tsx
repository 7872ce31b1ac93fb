import { type ContentCard, contentPath } from '~/features/content/content'
import { ShopLink } from '~/ui/links/shop-link'

/** Contents as cards; the whole card is a link. */
export function ContentCards({ cards, heading = 3 }: { cards: readonly ContentCard[]; heading?: 2 | 3 }) {
  return (
    <Cards
      heading={heading}
      cards={cards.map((card) => ({
        id: card.id,
        to: contentPath(card),
        title: card.title,
        note: card.summary,
      }))}
    />
  )
}

type Card = { id: number; to: string; title: string; note: string; small?: string }

/** Cards with a title, a note and a link over the whole card. */
export function Cards({ cards, heading }: { cards: readonly Card[]; heading: 2 | 3 }) {
  const Title = heading === 2 ? 'h2' : 'h3'
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, to, title, note, small }) => (
        <li key={id} className="relative rounded-lg border border-line bg-surface p-5 hover:border-ink">
          <Title className="text-lg">
            <ShopLink to={to} className="after:absolute after:inset-0">
              {title}
            </ShopLink>
          </Title>
          {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
          {small && <p className="mt-2 text-meta text-ink-3">{small}</p>}
        </li>
      ))}
    </ul>
  )
}
