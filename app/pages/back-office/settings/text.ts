/** Sentences of Ayarlar. */
export const text = {
  title: 'Ayarlar',
  usual: (value: string) => `Varsayılan: ${value}.`,
  yes: 'Evet',
  no: 'Hayır',
  byUsual: (value: string) => `Varsayılan (${value})`,
  save: 'Kaydet',
  done: 'Ayarlar kaydedildi. Birkaç saniye içinde mağazanın her yerinde geçerlidir.',
  nothing: 'Değişen bir ayar yok.',
  wrong: 'Bazı ayarlar kaydedilmedi. Aşağıda işaretlenenleri düzeltin.',
  stale: (names: string) =>
    `Bu ayarlar siz açtıktan sonra değişti: ${names}. Yazdıklarınız duruyor; yeniden kaydederseniz sizin yazdıklarınız geçerli olur.`,
  unknown: 'Bu bölüm bulunamadı.',
} as const
