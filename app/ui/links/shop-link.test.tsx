import { renderToStaticMarkup } from 'react-dom/server'
import { Link, type LinkProps, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ShopLink } from './shop-link'

const at = (link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/deri-kordonlar?sayfa=2']}>{link}</MemoryRouter>)

const linked: [what: string, props: LinkProps][] = [
  ['the home page', { to: '/' }],
  ['a product', { to: '/hakiki-deri-kordon-20-mm' }],
  [
    'a variant, keeping the place',
    { to: '/kordon?renk=taba&genislik=20', preventScrollReset: true, replace: true },
  ],
  ['a part of a page', { to: '/sss#kargo' }],
  ['a content', { to: '/contents/hakkimizda/1' }],
  ['a filter in Turkish letters', { to: '/search-results?q=çelik%20örgü,ışıl' }],
  ['an address with a slash at its end', { to: '/kordon/' }],
  ['the present page, filtered', { to: '?stok=var' }],
  ['a page beside this one', { to: 'kordon' }],
  ['a page above', { to: '/a/../kordon' }],
  ['another shop', { to: 'https://magaza.example/x' }],
  ['an address that could be another host', { to: '//magaza.example/x' }],
  ['an address in parts', { to: { pathname: '/kordon', search: '?a=1' } }],
  ['a document of its own', { to: '/api/docs', reloadDocument: true, target: '_blank', rel: 'noopener' }],
  ['a page, as a link with a name', { to: '/kordon', className: 'link', 'aria-label': 'Kordon' }],
]

test.each(linked)('a link to %s is sent as the router will write it in the browser', (_, props) => {
  const sent = at(
    <ShopLink {...props} ahead={false}>
      Kordon
    </ShopLink>,
  )
  expect(sent).toBe(
    at(
      <Link {...props} data-live={props.preventScrollReset ? '' : undefined} discover="none">
        Kordon
      </Link>,
    ),
  )
})

test('a link says that a press does more than follow it', () => {
  expect(at(<ShopLink to="/kordon" ahead={false} onClick={() => undefined} />)).toContain('data-live')
  expect(at(<ShopLink to="/kordon" ahead={false} />)).not.toContain('data-live')
})

test('a link says that it may be prefetched', () => {
  expect(at(<ShopLink to="/kordon" />)).toBe('<a data-ahead="" href="/kordon"></a>')
})
