import { Link } from 'react-router'
import { mailTextKeys } from '~/features/mail-texts/mail-texts'
import { listMailTexts } from '~/features/mail-texts/mail-texts.server'
import { usual } from '~/features/mail-texts/usual.text'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** The emails whose words staff may write, by their subject. */
export async function loader(args: Route.LoaderArgs) {
  const written = await listMailTexts(staffVisit(args).db)
  const all = mailTextKeys.map((key) => ({
    key,
    title: text.titleOf(key),
    subject: (written.get(key) ?? usual[key]).subject,
    isWritten: written.has(key),
  }))
  const groups = Object.entries(text.groups).map(([group, title]) => ({
    title,
    texts: all.filter(({ key }) => key.startsWith(`${group}-`)),
  }))
  return { groups, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function MailTexts({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <p className="max-w-read text-ink-2">{text.lead}</p>
      <div className="grid gap-4">
        {groups.map(({ title, texts }) => (
          <section key={title} className="office-card">
            <h2>{title}</h2>
            <ul className="office-parts">
              {texts.map(({ key, title, subject, isWritten }) => (
                <li key={key}>
                  <Link className="link font-semibold" to={`/yonetim/e-posta-metinleri/${key}`}>
                    {title}
                  </Link>
                  <span className="text-ink-2 wrap-anywhere">{subject}</span>
                  {isWritten && <Pill tone="done">{text.changed}</Pill>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
