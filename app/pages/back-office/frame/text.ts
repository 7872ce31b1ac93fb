/** Sentences around every page of the back office. */
export const text = {
  menu: 'Yönetim menüsü',
  toShop: 'Mağazayı aç',
  secondFactor: 'İki adımlı doğrulama',
  signOut: 'Çıkış yap',
  keys: 'Klavye kısayolları',
  keysOf: {
    'Ctrl K, /': 'Sipariş, müşteri, ürün ya da sayfa ara; oklar ve Enter bulunanı açar',
    'Oklar, Enter': 'Tabloda hücre değiştirir',
    'Ctrl D': 'Tabloda üstteki hücreyi alır',
    'Ctrl Shift D': 'Tabloda sütunun altını doldurur',
    'Ctrl Z': 'Tabloda son değişikliği geri alır',
    'Ctrl Enter': 'Tabloyu kaydeder',
    '?': 'Bu listeyi açar; Esc kapatır',
  },
} as const
