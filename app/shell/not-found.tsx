import { LinkButton } from '~/ui/button'
import { BackButton } from './moving/back-button'
import type { ShellData } from './shell-data'
import { MenuLink } from './menus/menu-link'
import { unpack } from './moving/packed'
import { text } from './text'

/** The content of every 404: the specified sentence, categories and links. */
export function NotFound({ shell }: { shell: ShellData }) {
  return (
    <div className="page not-found">
      <p className="not-found-sign font-display" aria-hidden="true">
        404
      </p>
      <h1>{text.notFound}</h1>
      <p lang="en" className="spec">
        {text.notFoundSpec}
      </p>
      <p>{text.notFoundWhy}</p>
      <p className="actions">
        <LinkButton look="primary" icon="home" to="/">
          {text.goHome}
        </LinkButton>
        <BackButton steps={2} to="/">
          {text.backTwo}
        </BackButton>
      </p>
      <nav aria-label={text.browse}>
        <ul>
          {unpack(shell.menus).header.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
