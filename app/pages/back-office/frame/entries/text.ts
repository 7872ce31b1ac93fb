/** Sentences about entries that are not saved yet. */
export const text = {
  draft: (at: string) => `Bu sayfada ${at} tarihinde yazıp kaydetmediğiniz girişler var.`,
  bringBack: 'Geri getir',
  drop: 'Sil',
  leave: 'Kaydedilmemiş girişleriniz var',
  leaveHint:
    'Sayfadan çıkarsanız yazdıklarınız kaydedilmez. Bu bilgisayarda saklanır; sayfaya dönünce geri getirebilirsiniz.',
  stay: 'Sayfada kal',
  go: 'Kaydetmeden çık',
  taken: (fields: string) => `Başka birinin değiştirdiği alanlar onun yazdığıyla yenilendi: ${fields}.`,
  clashes: 'İkinizin de değiştirdiği alanlarda sizin yazdığınız duruyor:',
  theirs: 'Onun yazdığı',
  own: 'Sizin yazdığınız',
  empty: '(boş)',
  take: 'Onunkini al',
} as const
