/** Sentences of new arrivals. */
export const text = {
  title: 'Yeni gelenler',
  lead: 'Son haftalarda rafa çıkan ürünler, geliş haftasına göre.',
  thisWeek: 'Bu hafta',
  lastWeek: 'Geçen hafta',
  weekOf: (day: string) => `${day} haftası`,
  empty: 'Son haftalarda yeni ürün gelmedi',
  emptyWhy: 'Öne çıkan ürünlerimize bakabilirsiniz.',
}
