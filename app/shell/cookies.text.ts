/** Sentences about cookies: the question on every page and the page of preferences. */
export const cookieText = {
  title: 'Çerez kullanımı',
  notice:
    'Sepet ve oturum için zorunlu çerezler kullanıyoruz. Diğerlerini yalnızca izin verirseniz kullanırız.',
  privacy: 'Gizlilik',
  policy: 'Çerez politikası',
  accept: 'Kabul et',
  reject: 'Reddet',
  choose: 'Tercihler',
  saveChoice: 'Seçimi kaydet',
  kinds: {
    gerekli: 'Zorunlu (her zaman açık)',
    islevsel: 'İşlevsel',
    analitik: 'Analitik',
    pazarlama: 'Pazarlama',
  },
}
