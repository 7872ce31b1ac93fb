import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import type { ShopFacts } from '../shell-data'
import { text } from '../text'
import { ContentLink } from './content-link'

const left = [
  { to: '/contact', label: text.contact },
  { to: '/hizli-siparis', label: text.quickOrder },
]
const right = [
  { to: '/User/Login', label: text.signIn },
  { to: '/create', label: text.join },
  { to: '/create?tur=toptan', label: text.wholesale },
]

/** The thin bar above a guest's header (layout notLogged). */
export function GuestBar({ social }: { social: ShopFacts['social'] }) {
  return (
    <div className="guest-bar">
      <div className="page">
        <SocialLinks social={social} />
        <nav aria-label={text.aboutShop}>
          <ContentLink to="/contents/hakkimizda/1" ahead={false}>
            {text.about}
          </ContentLink>
          {left.map(BarLink)}
        </nav>
        <nav aria-label={text.account}>{right.map(BarLink)}</nav>
      </div>
    </div>
  )
}

function BarLink({ to, label }: { to: string; label: string }) {
  return (
    <ShopLink key={to} to={to} ahead={false}>
      {label}
    </ShopLink>
  )
}

export function SocialLinks({ social }: { social: ShopFacts['social'] }) {
  return (
    <ul className="social" aria-label={text.follow}>
      {social.map(({ network, link }) => (
        <li key={network}>
          <a href={link} target="_blank" rel="noopener" aria-label={network}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
