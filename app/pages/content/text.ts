import { formatNumber } from '~/kernel/turkish'

/** Sentences of the pages of contents. */
export const text = {
  title: 'Bilgi sayfaları',
  lead: 'Alışveriş, teslimat, iade ve kişisel verilerinizle ilgili bilmeniz gerekenler.',
  updated: (day: string) => `Son güncelleme: ${day}`,
  home: 'Bilgi sayfaları',
  categories: 'Konular',
  categoriesLead: 'Rehberler, haberler ve mağazamız hakkında yazılar, konu konu.',
  alphabetical: 'Konular, alfabetik',
  alphabeticalLead: 'Bütün konularımız A’dan Z’ye.',
  toAlphabetical: 'A’dan Z’ye',
  toCategories: 'Konu sırasıyla',
  pages: (count: number) => `${formatNumber(count)} sayfa`,
  emptyCategory: 'Bu konuda henüz yazı yok',
  emptyCategoryWhy: 'Diğer konulara bakabilir ya da sorunuzu bize yazabilirsiniz.',
  allCategories: 'Bütün konular',
  writeToUs: 'Bize yazın',
  preview: (number: number, until: string) =>
    `Önizleme: ${formatNumber(number)}. sürüm. Bağlantı ${until} tarihine kadar geçerli, ziyaretçiler bu sayfayı görmez.`,
} as const
