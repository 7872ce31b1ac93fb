const ignore = 'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmez.'

/** Emails about an account. */
export const text = {
  greeting: (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  verify: {
    action: 'Şifremi belirle',
    hint: 'Siz üye olmadıysanız bir şey yapmanız gerekmez: bu bağlantı açılmadıkça hesabı kimse kullanamaz. Hesabı siz kullanmak isterseniz bağlantıdan kendi şifrenizi belirleyin; başkasının yazdığı şifre geçersiz olur.',
  },
  known: {
    action: 'Yeni şifre belirle',
    hint: ignore,
  },
  reset: {
    action: 'Yeni şifre belirle',
    hint: ignore,
  },
  changed: {
    action: 'Şifremi yenile',
    hint: '',
  },
}
