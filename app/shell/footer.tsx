import { newsletterPath } from '~/features/newsletters/newsletters'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { SocialLinks } from './menus/guest-bar'
import { MenuLink } from './menus/menu-link'
import { unpack } from './moving/packed'
import { preferencesPath } from './choices/preferences'
import type { ShellData } from './shell-data'
import { text } from './text'
import { ThemeChoice } from './choices/theme-choice'

/** Menu groups, help, and the seller's identity. */
export function Footer({ shell }: { shell: ShellData }) {
  const { shop, visitor, menus } = shell
  const { seller } = shop
  return (
    <footer className="site-footer">
      <hr className="stitch" />
      <div className="page footer-top">
        <div className="footer-shop">
          <p className="font-display">{shop.name}</p>
          <p>{text.tagline}</p>
          {visitor.kind === 'guest' && shop.whatsapp && (
            <a
              className="button"
              data-look="whatsapp"
              href={`https://wa.me/${shop.whatsapp}`}
              target="_blank"
              rel="noopener"
            >
              <Icon name="whatsapp" />
              {text.whatsapp}
            </a>
          )}
          <SocialLinks social={shop.social} />
          {visitor.kind === 'guest' && (
            <ShopLink to={newsletterPath} className="link justify-self-start py-1" ahead={false}>
              {text.newsletter}
            </ShopLink>
          )}
        </div>
        <nav className="footer-menus" aria-label={text.footerMenu}>
          {unpack(menus).footer.map((group) => (
            <div key={group.id}>
              <p>{group.title}</p>
              <ul>
                {group.child.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page footer-end">
        <address>
          {seller.title}
          <br />
          {seller.address} · {text.mersis(seller.mersis)}
          <br />
          {seller.phone && (
            <>
              <a href={`tel:${seller.phone.replace(/\s/g, '')}`}>{seller.phone}</a> ·{' '}
            </>
          )}
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
        <ThemeChoice theme={shell.theme} />
        <p>
          {shop.copyright && `${shop.copyright} · `}
          <ShopLink to="/hizli-siparis" ahead={false}>
            {text.quickOrder}
          </ShopLink>{' '}
          ·{' '}
          <ShopLink to={preferencesPath} ahead={false}>
            {text.cookieSettings}
          </ShopLink>
        </p>
      </div>
    </footer>
  )
}
