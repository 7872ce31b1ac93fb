/** The things that hold a list back from its removal. */
const holds = {
  lists: 'altındaki listeler',
  partners: 'müşteriler',
  prices: 'fiyatlar (eskileri de)',
  batches: 'toplu fiyat değişiklikleri',
  orders: 'siparişler',
  promotions: 'kampanya ya da kuponlar',
  newsletters: 'e-bültenler',
} as const
export type ListHold = keyof typeof holds

/** Sentences about price lists. */
export const text = {
  inUse: (by: readonly ListHold[]): string =>
    `Bu liste silinemez; onu kullananlar: ${by.map((hold) => holds[hold]).join(', ')}.`,
  wrong: {
    nameTaken: 'Bu adda bir liste var. Başka bir ad yazın.',
    parent: 'Üst liste bulunamadı; başka bir liste seçin.',
    cycle: 'Bir liste kendisinin ya da altındaki bir listenin altına konamaz. Başka bir üst liste seçin.',
    retailParent: 'Perakende listesinin üst listesi olmaz: bütün listeler sonunda ona bakar.',
    retailStays:
      'Perakende listesi silinemez: misafirler ve listesi olmayan müşteriler onunla alışveriş eder.',
    kdvStays:
      'Bu listeye fiyat yazılmış; KDV’si değişirse fiyatlar başka anlama gelir. Yeni bir liste açın ve fiyatları bu listeden %100 ile hesaplayın; KDV çevrilir.',
  },
} as const
