import { Link } from 'react-router'
import { Action } from '../shared/action'
import type { Place } from './places.server'
import { text } from './text'

/** The pages that show a showcase, and the form that removes it. */
export function PlacesAndRemoval({ places }: { places: readonly Place[] }) {
  const list = (
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {places.map(({ title, to }) => (
        <li key={`${to} ${title}`}>
          {to ? (
            <Link className="underline" to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="office-card">
      <h2>{text.place}</h2>
      {places.length === 0 ? <p className="text-ink-2">{text.places.none}</p> : list}
      <Action verb="sil" label={text.remove} confirm={text.confirmRemove} look="danger">
        <div className="grid max-w-read gap-2 text-sm">
          <p>{places.length === 0 ? text.removal.unplaced : text.removal.shown}</p>
          {places.length > 0 && list}
          <p className="text-ink-2">{text.removal.rest}</p>
        </div>
      </Action>
    </section>
  )
}
