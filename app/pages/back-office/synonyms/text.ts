import { formatNumber } from '~/kernel/turkish'

/** Sentences of the words of the search. */
export const text = {
  title: 'Arama sözcükleri',
  lead: 'Müşteriler bir şeyi sizden başka bir sözcükle arıyorsa, iki sözcüğü burada eşleyin.',
  missed: 'Sonuçsuz aramalar',
  missedLead: 'Son 30 günde yazıldığı gibi hiçbir ürün bulamayan aramalar.',
  noMissed: 'Sonuçsuz arama yok.',
  query: 'Aranan',
  searches: 'Arama',
  helped: 'Yakın sonuç gösterilen',
  addFor: (query: string) => `“${query}” için eş anlamlı ekle`,
  synonyms: 'Eş anlamlılar',
  none: 'Henüz eş anlamlı yok.',
  phrase: 'Yazılan',
  meanings: 'Anlamı',
  meaningsHint: (most: number) =>
    `Mağazanın kullandığı sözcükler; en çok ${formatNumber(most)}, aralarına virgül koyun.`,
  bothWays: 'İki yönlü: anlamı yazan da yazılanı bulur',
  both: '⇄',
  oneWay: '→',
  bothTold: 'iki yönlü',
  oneWayTold: 'tek yönlü',
  add: 'Eş anlamlı ekle',
  edit: 'Değiştir',
  save: 'Kaydet',
  remove: 'Sil',
  done: {
    ekle: 'Eş anlamlı eklendi. Arama onu hemen kullanır.',
    kaydet: 'Eş anlamlı kaydedildi.',
    sil: 'Eş anlamlı silindi.',
  } as Record<string, string>,
  wrong: {
    phrase: 'Yazılan sözcüğü girin; en çok 60 harf.',
    meanings: 'Bir ile altı arasında anlam yazın; her biri en çok 60 harf.',
    taken: 'Bu sözcüğün kaydı var; onu değiştirin.',
  },
} as const
