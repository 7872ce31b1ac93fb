const ignore = 'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmez.'
const good = 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılır.'

/** Letters about an account. */
export const text = {
  greeting: (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  verify: {
    subject: 'E-posta adresinizi doğrulayın',
    paragraphs: ['Üyeliğinizi tamamlamak için e-posta adresinizin size ait olduğunu doğrulayın.', good],
    action: 'E-posta adresimi doğrula',
    hint: ignore,
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
