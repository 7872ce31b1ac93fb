import { Link } from 'react-router'
import { settingPages } from '~/features/settings/catalogue.server'
import { metaOf } from '~/pages/shared/page-meta'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text as card } from './card.text'
import { text } from './text'

const records = [
  { key: 'kargo', title: text.carriers.title, lead: text.carriers.lead },
  { key: 'odeme', title: text.payments.title, lead: text.payments.lead },
  { key: 'kart', title: card.title, lead: card.lead },
]

/** Ayarlar: the pages of settings. */
export function loader(args: Route.LoaderArgs) {
  staffVisit(args)
  return {
    doors: [...settingPages, ...records].map(({ key, title, lead }) => ({ key, title, lead })),
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function SettingsPage({ loaderData: { doors } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <ul className="office-doors">
        {doors.map(({ key, title, lead }) => (
          <li key={key} className="office-card">
            <h2>
              <Link to={`/yonetim/ayarlar/${key}`}>{title}</Link>
            </h2>
            <p className="text-sm text-ink-2">{lead}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
