import { LinkButton } from '~/ui/button'
import { BackButton } from './moving/back-button'
import type { ShellData } from './shell-data'
import { MenuLink } from './menus/menu-link'
import { type GonePage, titleOfMissing } from './missing'
import { notFoundText } from './not-found.text'
import { unpack } from './moving/packed'
import { text } from './text'

/** The content of every 404 and, for a page that is `gone`, of every 410: the reason, categories and links. */
export function NotFound({ shell, gone }: { shell: ShellData; gone?: GonePage }) {
  return (
    <div className="page not-found">
      <p className="not-found-sign font-display" aria-hidden="true">
        {gone ? 410 : 404}
      </p>
      <h1>{titleOfMissing(gone)}</h1>
      {!gone && (
        <p lang="en" className="spec">
          {notFoundText.spec}
        </p>
      )}
      <p>{gone ? notFoundText.goneWhy : notFoundText.why}</p>
      <p className="actions">
        {gone?.category && (
          <LinkButton look="primary" to={`/${gone.category.link}`}>
            {gone.category.name}
          </LinkButton>
        )}
        <LinkButton look={gone?.category ? 'secondary' : 'primary'} icon="home" to="/">
          {text.goHome}
        </LinkButton>
        <BackButton steps={2} to="/">
          {text.backTwo}
        </BackButton>
      </p>
      <nav aria-label={notFoundText.browse}>
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
