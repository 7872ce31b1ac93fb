import { describe, expect, test } from 'vitest'
import { BasketButton } from './basket/basket-button'
import { CookieNotice } from './cookie-notice'
import { CookieQuestion } from './cookie-question'
import { Footer } from './footer'
import { GuestBar } from './menus/guest-bar'
import { Header } from './header'
import { BasicLayout } from './layouts/basic'
import { DefaultLayout } from './layouts/default'
import { ErrorLayout } from './layouts/error'
import { NotLoggedLayout } from './layouts/not-logged'
import { MenuLink } from './menus/menu-link'
import { NotFound } from './not-found'
import { noticeVersion } from './choices/preferences'
import type { ShellData } from './shell-data'
import { linksOf, render, renderWhole, shellOf } from './testing/render'

const guest = render(
  <NotLoggedLayout shell={shellOf()} membership>
    İçerik
  </NotLoggedLayout>,
)
const partOf = (html: string, from: RegExp, to: string) => {
  const start = html.search(from)
  expect(start).toBeGreaterThanOrEqual(0)
  return html.slice(start, html.indexOf(to, start))
}

describe('a guest sees the layout notLogged', () => {
  const header = partOf(guest, /<header/, '</header>')
  const bar = render(<GuestBar social={shellOf().shop.social} />)

  test.each([
    ['the social links', bar, 'https://instagram.example/vitrin', 'instagram'],
    ['the about link', bar, '/contents/hakkimizda/1', 'Hakkımızda'],
    ['the contact link', bar, '/contact', 'İletişim'],
    ['the login link', bar, '/User/Login', 'Giriş yap'],
    ['the register link', bar, '/create', 'Üye ol'],
    ['favourites', header, '/User/favorites', 'Favoriler'],
    ['the basket', header, '/sepetim', 'Sepet'],
  ])('its slim header has %s', (_, place, to, name) => {
    expect(linksOf(place)).toContainEqual({ to, name })
  })

  test('its slim bar stands in the header', () => {
    expect(header).toContain(bar)
  })

  test('its header has the product search box', () => {
    const form = partOf(header, /<form[^>]*role="search"/, '</form>')
    expect(form).toContain('action="/search-results"')
    expect(form).toMatch(/<input[^>]*name="q"/)
  })

  test('it says that members see all varieties and wholesale prices, and where to apply', () => {
    const prompt = partOf(
      guest,
      /Tüm çeşitlerimiz ve toptan fiyatlarımız üye olduktan sonra görünür\./,
      '</aside>',
    )
    expect(linksOf(prompt)).toContainEqual({ to: '/create', name: 'Üyelik başvurusu' })
  })
})

test('the default layout has header, footer and the button of the mini cart, and no prompt for guests', () => {
  const html = render(<DefaultLayout shell={shellOf()}>İçerik</DefaultLayout>)
  expect(html).toMatch(/<header[\s\S]*<main[^>]*>İçerik<\/main>[\s\S]*<footer/)
  expect(linksOf(html)).toContainEqual({ to: '/sepetim', name: 'Sepeti aç' })
  expect(html).not.toContain('Tüm çeşitlerimiz ve toptan fiyatlarımız')
})

test('the header counts favourites and the lines of the basket', () => {
  const shown = (counts: ShellData['counts']) => {
    const html = render(<Header shell={shellOf({ counts })} bar={null} />)
    return {
      links: linksOf(html),
      badges: [...html.matchAll(/<b\b([^>]*)>([^<]*)<\/b>/g)].flatMap(([, attributes = '', badge]) =>
        attributes.includes('hidden=""') ? [] : [badge],
      ),
    }
  }
  const full = shown({ favourites: 3, basket: 120 })
  expect(full.links).toContainEqual({ to: '/User/favorites', name: 'Favoriler, 3 ürün' })
  expect(full.links).toContainEqual({ to: '/sepetim', name: 'Sepet, 120 ürün' })
  expect(full.badges.map((badge) => badge?.trim())).toEqual(['3', '99+'])
  expect(shown({ favourites: 0, basket: 0 }).badges).toEqual([])
})

test('the floating button leads to the basket and has a badge with its lines', () => {
  const html = render(<BasketButton count={4} />)
  expect(linksOf(html)).toEqual([{ to: '/sepetim', name: 'Sepeti aç, 4 ürün' }])
  expect(html).toMatch(/>4</)
  expect(render(<BasketButton count={0} />)).not.toMatch(/>\d/)
})

test('the basic layout says that shopping is secure, and links only back and home', () => {
  const html = render(<BasicLayout shell={shellOf({ cookieChoice: accepted })}>x</BasicLayout>)
  const header = partOf(html, /<header/, '</header>')
  expect(header).toContain('Güvenli alışveriş')
  expect(linksOf(header)).toEqual([
    { to: '/sepetim', name: 'Geri dön' },
    { to: '/', name: 'Vitrin, ana sayfa' },
  ])
  expect(html).not.toContain('role="search"')
})

test('the error layout reports an error and leads home or two steps back', () => {
  const html = render(<ErrorLayout code="500" />)
  expect(html).toContain('Bir şeyler ters gitti.')
  expect(linksOf(html).map(({ name }) => name)).toEqual(['Ana sayfaya dön', 'İki adım geri dön'])
})

test('the 404 page has a Turkish heading, the specified sentence in English, and the categories', () => {
  const html = render(<NotFound shell={shellOf()} />)
  expect(html).toMatch(/<h1>Sayfa bulunamadı<\/h1><p lang="en"[^>]*>This page could not be found<\/p>/)
  expect(linksOf(html)).toContainEqual({ to: '/deri-kordonlar', name: 'Deri kordonlar' })
})

describe('the footer', () => {
  const html = render(<Footer shell={shellOf()} />)

  test('shows groups of links and the copyright text', () => {
    expect(html).toContain('<p>Kurumsal</p>')
    expect(linksOf(html)).toContainEqual({ to: '/contents/toptan-satis/5', name: 'Toptan satış' })
    expect(html).toContain('© 2026 Vitrin')
  })

  test('shows the WhatsApp line to guests alone', () => {
    expect(linksOf(html)).toContainEqual({ to: 'https://wa.me/905321234567', name: 'WhatsApp ile yazın' })
    const visitor = { kind: 'member', isNew: false } as unknown as ShellData['visitor']
    expect(render(<Footer shell={shellOf({ visitor })} />)).not.toContain('wa.me')
  })

  test('leads guests alone to the form of the newsletter', () => {
    const link = { to: '/bulten', name: 'E-bültene kaydolun' }
    expect(linksOf(html)).toContainEqual(link)
    const visitor = { kind: 'member', isNew: false } as unknown as ShellData['visitor']
    expect(linksOf(render(<Footer shell={shellOf({ visitor })} />))).not.toContainEqual(link)
  })
})

const accepted = {
  version: noticeVersion,
  choice: 'accept',
  kinds: ['islevsel', 'analitik', 'pazarlama'],
  time: '2026-11-20T10:00:00.000Z',
} satisfies ShellData['cookieChoice']

describe('the cookie notice', () => {
  const html = render(<CookieQuestion arrival={null} />)

  test('stays on the page until it is answered', async () => {
    const asked = await renderWhole(<BasicLayout shell={shellOf()}>İçerik</BasicLayout>)
    expect(asked).toContain('aria-label="Çerez kullanımı"')
    expect(render(<CookieNotice choice={accepted} arrival={null} />)).toBe('')
    expect(
      render(<CookieNotice choice={{ ...accepted, choice: 'reject', kinds: [] }} arrival={null} />),
    ).toBe('')
  })

  test('offers Kabul et, Reddet and Tercihler with equal weight, no kind chosen beforehand', () => {
    const looks = ['Kabul et', 'Reddet', 'Tercihler'].map((label) => {
      const tag =
        html
          .slice(0, html.indexOf(`>${label}<`))
          .split('<')
          .at(-1) ?? ''
      return [/class="[^"]*"/, /data-look="[^"]*"/, /data-size="[^"]*"/].map((part) => part.exec(tag)?.[0])
    })
    expect(looks[0]).toEqual(['class="button"', 'data-look="secondary"', 'data-size="small"'])
    expect(looks).toEqual([looks[0], looks[0], looks[0]])
    expect(html).not.toMatch(/<input[^>]*name="kind"[^>]*checked/)
  })

  test('links to privacy and cookie policy', () => {
    expect(linksOf(html)).toEqual([
      { to: '/contents/gizlilik/11', name: 'Gizlilik' },
      { to: '/contents/cerez-politikasi/8', name: 'Çerez politikası' },
      { to: '/tercihler', name: 'Tercihler' },
    ])
  })
})

describe('an entry of a menu', () => {
  const shown = (linkType: 1 | 2 | 3 | 4 | 5, link: string) =>
    render(<MenuLink item={{ id: 1, title: 'Başlık', link, linkType, child: [] }} />)

  test.each([
    ['a category', 1, '/deri-kordonlar'],
    ['a product', 2, '/toros-deri-kordon'],
    ['a content', 3, '/contents/hakkimizda/1'],
    ['a page of the shop', 5, '/yeni-gelenler'],
  ] as const)('%s opens in the shop', (_, linkType, link) => {
    const html = shown(linkType, link)
    expect(linksOf(html)).toEqual([{ to: link, name: 'Başlık' }])
    expect(html).not.toContain('target=')
  })

  test('an external link opens a new tab that has no handle on the shop', () => {
    expect(shown(4, 'https://blog.example/')).toMatch(
      /<a href="https:\/\/blog\.example\/" target="_blank" rel="noopener"/,
    )
  })
})
