/** Sentences of Ayarlar → Kart ödemesi. */
export const text = {
  title: 'Kart ödemesi',
  lead: 'iyzico ve PayTR hesabınızın anahtarları; kart ödemelerini alan sağlayıcı.',
  now: {
    none: 'Kart ödemesi alınmıyor. Bir sağlayıcının anahtarlarını yazın, bağlantıyı deneyin ve sağlayıcıyı seçin.',
    test: 'Deneme mağazası: ödemeler deneme bankasıyla alınır, para çekilmez. Bir sağlayıcı seçerseniz onunla denersiniz.',
    by: (name: string) => `Yeni kart ödemeleri ${name} ile alınıyor.`,
    byEnvironment: 'Sağlayıcı sunucunun ayarlarında seçilmiş (PAYMENT_GATEWAY); buradan değiştirilemez.',
    offer: 'Kartla ödeme henüz sunulmuyor. Ödeme sayfasında sunabilirsiniz.',
    offerLink: 'Ödeme sayfası',
    testMode:
      'Seçili sağlayıcı deneme modunda: siparişler ödenmiş sayılır ama para çekilmez. Satışa başlamadan deneme modunu kapatın.',
  },
  names: { iyzico: 'iyzico', paytr: 'PayTR', test: 'deneme bankası' },
  states: {
    chosen: 'Kullanılıyor',
    ready: 'Kayıtlı',
    none: 'Bağlı değil',
    unreadable: 'Anahtarlar okunamıyor',
    testMode: 'Deneme modu',
  },
  keysOfEnvironment:
    'Anahtarları sunucunun ayarlarında yazılı; buradan değiştirilemez. Sağlayıcı da orada seçilir (PAYMENT_GATEWAY).',
  unreadable:
    'Sunucunun gizli anahtarı (SECRET) değiştiği için kayıtlı anahtarlar okunamıyor. Anahtarları yeniden yazıp kaydedin.',
  changed: (when: string) => `Son değişiklik: ${when}. Anahtarlar şifreli saklanır ve bir daha gösterilmez.`,
  notice: {
    iyzico:
      'iyzico panelinde bildirim (webhook) adresi olarak bunu yazın ve imza başlığını (X-IYZ-SIGNATURE-V3) açtırın:',
    paytr: 'PayTR panelinde “Bildirim URL” olarak bunu yazın; PayTR’nin kendi vade farkını kapatın:',
  },
  add: 'Anahtarları yaz',
  edit: 'Anahtarları değiştir',
  save: 'Kaydet',
  merchantId: 'Mağaza no',
  keys: {
    apiKey: 'API anahtarı',
    secretKey: 'Güvenlik anahtarı',
    merchantKey: 'Mağaza parolası (merchant key)',
    merchantSalt: 'Mağaza gizli anahtarı (merchant salt)',
  },
  replaceHint:
    'Başka bir hesabın anahtarlarını yazarsanız ya da deneme modunu değiştirirseniz önceki ödemeler artık sorgulanamaz ve karta iade edilemez. Aynı hesabın yeni anahtarları için sorun olmaz.',
  kept: 'Boş bırakırsanız kayıtlı olan kalır.',
  testMode: {
    iyzico: 'Deneme ortamı (sandbox): para çekilmez',
    paytr: 'Deneme modu: para çekilmez',
  },
  try: 'Bağlantıyı dene',
  choose: (name: string) => `Kartları ${name} ile al`,
  leave: 'Artık kullanma',
  remove: 'Anahtarları sil',
  removeHint: 'Bu sağlayıcıyla kart ödemesi alınamaz. Sonra yeniden yazabilirsiniz.',
  done: {
    kaydet: 'Anahtarlar kaydedildi.',
    dene: 'Bağlantı çalışıyor: sağlayıcı anahtarları kabul etti.',
    sec: 'Sağlayıcı anahtarları kabul etti; yeni kart ödemeleri onunla alınıyor.',
    birak: 'Kart ödemeleri artık bu sağlayıcıyla alınmıyor.',
    sil: 'Anahtarlar silindi.',
  } as Record<string, string>,
  wrong: {
    key: (name: string) =>
      `${name} 4 ile 200 karakter arasında olmalı; boşluk ve Türkçe harf içermez. Panelden kopyalayın.`,
    keysMissing: 'Bütün anahtarları yazın.',
    merchantId: 'Mağaza no rakamlardan oluşur; PayTR panelinden kopyalayın.',
    refused: (name: string, reason: string) =>
      `${name} anahtarları kabul etmedi${reason ? ` (${reason})` : ''}. Anahtarları ve deneme modunu kontrol edin.`,
    silent: (name: string) => `${name} yanıt vermedi. Biraz sonra yeniden deneyin.`,
    missing: 'Önce bu sağlayıcının anahtarlarını yazıp kaydedin.',
    offered: 'Ödeme sayfasında kartla ödeme sunuluyor. Önce orada “Sunulur” kutusunu kaldırın.',
    changed: 'Hesap bu sırada değişti. Son halini kontrol edip yeniden deneyin.',
    not_chosen: 'Kart ödemeleri bu sağlayıcıyla alınmıyor. Sayfanın son halini kontrol edin.',
    chosen: 'Bu sağlayıcı kart ödemelerini alıyor. Önce “Artık kullanma” düğmesine basın.',
    used: 'Bu sağlayıcıyla alınmış ödemeler var. Sorgu ve iadeleri için anahtarlar kalır; değiştirebilirsiniz.',
    stale:
      'Bu hesap siz açtıktan sonra değişti. Son halini kontrol edin, anahtarları yeniden yazıp kaydedin.',
    environment: 'Bu, sunucunun ayarlarında belirlenmiş; buradan değiştirilemez.',
  },
} as const
