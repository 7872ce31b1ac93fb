import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { pack } from '../moving/packed'
import type { ShellData } from '../shell-data'

/** HTML of an element inside a page of the shop. */
export function render(element: ReactNode): string {
  const Page = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Page initialEntries={['/deri-kordonlar?renk=taba']} />)
}

/** HTML of an element inside a page of the shop, with the parts whose code is loaded when needed. */
export async function renderWhole(element: ReactNode): Promise<string> {
  const Page = createRoutesStub([{ path: '*', Component: () => element }])
  const { prelude } = await prerenderToNodeStream(<Page initialEntries={['/deri-kordonlar?renk=taba']} />)
  return text(prelude)
}

/** The frame's data of a guest with an empty basket, with some fields changed. */
export function shellOf(change: Partial<ShellData> = {}): ShellData {
  return {
    shop: {
      name: 'Vitrin',
      titleSuffix: 'Vitrin',
      social: [{ network: 'instagram', link: 'https://instagram.example/vitrin' }],
      whatsapp: '905321234567',
      seller: {
        title: 'Vitrin Kordon Ltd. Şti.',
        mersis: '0123456789012345',
        address: 'Kadıköy/İstanbul',
        phone: '0216 123 45 67',
        email: 'bilgi@vitrin.example',
      },
      copyright: '© 2026 Vitrin',
      toastTimes: { danger: 2_000, other: 500 },
      lastSeenLimit: 12,
    },
    menus: pack({
      header: [{ id: 1, title: 'Deri kordonlar', link: '/deri-kordonlar', linkType: 1, child: [] }],
      footer: [
        {
          id: 2,
          title: 'Kurumsal',
          link: '',
          linkType: 5,
          child: [{ id: 3, title: 'Toptan satış', link: '/contents/toptan-satis/5', linkType: 3, child: [] }],
        },
      ],
    }),
    audience: null,
    visitor: { kind: 'guest', isNew: false },
    account: null,
    counts: { favourites: 0, basket: 0 },
    favourites: [],
    prices: { kdv: null, signIn: null },
    theme: 'auto',
    missing: [],
    density: 'comfortable',
    cookieChoice: null,
    arrival: null,
    push: null,
    ...change,
  }
}

/** All links of an HTML text: address and accessible name, including pictures and hidden text. */
export function linksOf(html: string): { to: string; name: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    to: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '',
    name: /\baria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]*>/g, '').trim(),
  }))
}
