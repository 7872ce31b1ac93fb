/** Sentences around every page of the back office. */
export const text = {
  menu: 'Yönetim menüsü',
  toShop: 'Mağazayı aç',
  secondFactor: 'İki adımlı doğrulama',
  signOut: 'Çıkış yap',
} as const
