import { Link } from 'react-router'
import { text } from './text'

/** The heading of a page of settings, with the way back to all of them. */
export function SettingsHead({ title }: { title: string }) {
  return (
    <header className="office-head">
      <h1 tabIndex={-1}>{title}</h1>
      <Link className="button" data-look="secondary" data-size="small" to="/yonetim/ayarlar">
        {text.title}
      </Link>
    </header>
  )
}
