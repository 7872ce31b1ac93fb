import type { Browser } from '../../../app/testing/browser'
import type { Book } from '../book'
import type { Good } from '../shop'
import { Interrupted } from '../traffic'

const pages = [
  '/',
  '/deri-kordonlar',
  '/search-results?q=deri',
  '/yeni-gelenler',
  '/sepetim',
  '/api/products/find?q=deri',
]
const offices = [
  '/yonetim',
  '/yonetim/siparisler',
  '/yonetim/urunler',
  '/yonetim/musteriler',
  '/yonetim/raporlar',
  '/yonetim/ayarlar',
]

/** Opens pages one after the other until `isOver`: those of the shop, of its goods, and of the back office for staff. */
export async function lookAround(
  {
    browser,
    isStaff,
    goods,
    book,
  }: { browser: Browser; isStaff: boolean; goods: readonly Good[]; book: Book },
  isOver: () => boolean,
): Promise<void> {
  const all = isStaff ? offices : [...pages, ...goods.slice(0, 12).map(({ link }) => `/${link}`)]
  for (let i = 0; !isOver(); i++) {
    try {
      const { status } = await browser.get(all[i % all.length]!, { accept: 'text/html' })
      book.count(`page_${status}`)
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
  }
}
