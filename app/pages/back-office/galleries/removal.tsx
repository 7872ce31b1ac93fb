import { Link } from 'react-router'
import { Action } from '../shared/action'
import { text } from './text'

/** A place that links to the gallery; `to`: the page of the back office that edits it. */
export type Use = { title: string; to: string }

const { removal } = text

/** The form that removes a gallery. It says beforehand where the gallery is shown. */
export function Removal({ path, isShown, uses }: { path: string; isShown: boolean; uses: readonly Use[] }) {
  return (
    <section className="office-card">
      <Action verb="sil" label={text.remove} confirm={text.confirmRemove} look="danger">
        <div className="grid max-w-read gap-2 text-sm">
          <p>{isShown ? removal.places(path) : removal.hidden(path)}</p>
          {uses.length === 0 ? (
            <p>{removal.unlinked}</p>
          ) : (
            <>
              <p>{removal.linked}</p>
              <ul className="grid list-disc gap-1 pl-5">
                {uses.map(({ title, to }) => (
                  <li key={`${to} ${title}`}>
                    <Link className="underline" to={to}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="text-ink-2">{removal.files}</p>
        </div>
      </Action>
    </section>
  )
}
