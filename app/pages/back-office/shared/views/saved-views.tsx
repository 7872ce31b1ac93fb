import { Form, Link, useSearchParams } from 'react-router'
import { most, type SavedView, viewQuery } from '~/features/saved-views/saved-views'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { text } from './text'

/** The saved views of a list as links, and the form that saves the present one. `refused`: why the last save failed. */
export function SavedViews({
  views,
  refused,
}: {
  views: readonly SavedView[]
  refused?: string | undefined
}) {
  const [params] = useSearchParams()
  const query = viewQuery(params)
  const current = views.find((view) => view.query === query)
  const isPlain = query === ''
  if (views.length === 0 && isPlain) return null
  return (
    <div className="office-saved-views">
      {views.length > 0 && (
        <nav className="office-views" aria-label={text.list}>
          {views.map((view) => (
            <Link key={view.id} to={`?${view.query}`} aria-current={view === current ? 'page' : undefined}>
              {view.name}
              {view.shared && !view.own && <span className="badge">{text.sharedBy}</span>}
            </Link>
          ))}
        </nav>
      )}
      {current?.own && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="islem" value="gorunum-sil" />
          <input type="hidden" name="gorunum-no" value={current.id} />
          <button className="button" data-look="quiet" data-size="small">
            {text.remove(current.name)}
          </button>
        </Form>
      )}
      {!current && !isPlain && (
        <details className="office-action" open={refused !== undefined || undefined}>
          <summary className="button" data-look="quiet" data-size="small">
            {text.save}
          </summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="islem" value="gorunum-kaydet" />
            {refused && <Notice kind="danger">{refused}</Notice>}
            <TextField name="ad" label={text.nameLabel} maxLength={most.name} required />
            <Checkbox name="ortak" value="1" label={text.share} />
            <button className="button" data-look="secondary" data-size="small">
              {text.saveIt}
            </button>
          </Form>
        </details>
      )}
    </div>
  )
}
