const ignore = 'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmez.'
const good = 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılır.'

/** Emails about an account. */
export const text = {
  greeting: (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  verify: {
    subject: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      'Bu e-posta adresiyle mağazamıza üye olundu.',
      `Siz üye olduysanız aşağıdaki bağlantıdan şifrenizi belirleyin; adresiniz böylece doğrulanır ve hesabınız açılır. Üye olurken yazdığınız şifreyi kullanabilirsiniz. ${good}`,
    ],
    action: 'Şifremi belirle',
    hint: 'Siz üye olmadıysanız bir şey yapmanız gerekmez: bu bağlantı açılmadıkça hesabı kimse kullanamaz. Hesabı siz kullanmak isterseniz bağlantıdan kendi şifrenizi belirleyin; başkasının yazdığı şifre geçersiz olur.',
  },
  known: {
    subject: 'Bu e-posta adresiyle bir hesabınız var',
    paragraphs: [
      'Bu e-posta adresiyle üye olunmak istendi, ama adresinize ait bir hesap zaten var. Yeni bir hesap açılmadı.',
      `Şifrenizi biliyorsanız giriş yapabilirsiniz. Bilmiyorsanız aşağıdaki bağlantıyla yeni bir şifre belirleyin. ${good}`,
    ],
    action: 'Yeni şifre belirle',
    hint: ignore,
  },
  reset: {
    subject: 'Şifrenizi yenileyin',
    paragraphs: ['Hesabınız için yeni bir şifre istendi.', good],
    action: 'Yeni şifre belirle',
    hint: ignore,
  },
  changed: {
    subject: 'Şifreniz değiştirildi',
    paragraphs: [
      'Hesabınızın şifresi az önce değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.',
      'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve bize haber verin.',
    ],
    action: 'Şifremi yenile',
    hint: '',
  },
}
