/** Sentences of search and of the list of all categories. */
export const searchText = {
  title: 'Arama sonuçları',
  of: (q: string) => `“${q}” için arama sonuçları`,
  shop: 'Mağazada ara',
  label: 'Ne arıyorsunuz?',
  submit: 'Ara',
  tooShort: 'En az 3 karakter yazın',
  none: 'Sonuç bulunamadı',
  clear: 'Filtreleri temizle',
  noneWhy: 'Yazımı kontrol edin, daha kısa bir sözcük deneyin ya da kategorilere göz atın.',
  categories: 'Bulunan kategoriler',
  askWhatsapp: 'WhatsApp’tan sorun',
  askMessage: (q: string) => `Merhaba, sitenizde “${q}” aradım, bulamadım. Yardımcı olur musunuz?`,
  navigator: 'Kategoriler',
  allCategories: 'Bütün kategoriler',
  navigatorLead: 'Bütün kategoriler ve altlarındaki gruplar.',
  popular: 'Öne çıkanlar',
} as const
