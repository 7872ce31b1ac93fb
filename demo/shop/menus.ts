import type { DemoCategory } from '../catalogue/types'
import type { DemoContent } from '../contents/types'

const link = { category: 1, content: 3, page: 5 } as const

export type DemoMenuItem = {
  title: string
  /** Value of the href. */
  link: string
  linkType: 1 | 3 | 5
  child?: DemoMenuItem[]
}

/** The top-level categories with their leaves, and the new arrivals. */
export function headerMenu(categories: readonly DemoCategory[]): DemoMenuItem[] {
  return [
    ...childrenOf(categories, null).map((category) => ({
      ...categoryItem(category),
      child: childrenOf(categories, category.key).map(categoryItem),
    })),
    { title: 'Yeni gelenler', link: '/yeni-gelenler', linkType: link.page },
  ]
}

/** Groups of links. The title of a group is plain text. */
export function footerMenu(
  categories: readonly DemoCategory[],
  contents: readonly Pick<DemoContent, 'id' | 'link' | 'title'>[],
): DemoMenuItem[] {
  const content = (wanted: string): DemoMenuItem => {
    const found = contents.find((candidate) => candidate.link === wanted)
    if (!found) throw new Error(`The footer names a content that is not there: ${wanted}`)
    return { title: found.title, link: `/contents/${found.link}/${found.id}`, linkType: link.content }
  }
  return [
    group('Alışveriş', [
      ...childrenOf(categories, null).map(categoryItem),
      page('Yeni gelenler', '/yeni-gelenler'),
      page('Favorilerim', '/User/favorites'),
    ]),
    group('Kurumsal', [
      content('hakkimizda'),
      page('Markamız', '/page'),
      content('toptan-satis'),
      page('Üyelik başvurusu', '/create'),
      page('Galeri', '/Gallery'),
      page('İletişim', '/contact'),
    ]),
    group('Yardım', [
      page('Sıkça sorulan sorular', '/sikca-sorulan-sorular'),
      content('odeme-secenekleri'),
      content('teslimat-ve-iade'),
      content('kordon-olcusu-nasil-alinir'),
      page('Siparişimi takip et', '/siparis-takip'),
      content('siparis-takibi'),
      page('Konular', '/content-categories'),
      page('Sepetim', '/sepetim'),
    ]),
    group('Yasal', [
      content('gizlilik'),
      content('cerez-politikasi'),
      content('kvkk-aydinlatma-metni'),
      content('mesafeli-satis-sozlesmesi'),
      content('uyelik-sozlesmesi'),
    ]),
  ]
}

function childrenOf(categories: readonly DemoCategory[], parentKey: string | null): DemoCategory[] {
  return categories.filter((category) => category.parentKey === parentKey)
}

function categoryItem(category: DemoCategory): DemoMenuItem {
  return { title: category.name, link: `/${category.link}`, linkType: link.category }
}

function group(title: string, child: DemoMenuItem[]): DemoMenuItem {
  return { title, link: '', linkType: link.page, child }
}

function page(title: string, address: string): DemoMenuItem {
  return { title, link: address, linkType: link.page }
}
