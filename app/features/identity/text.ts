/** Sentences of accounts. Those that end with a full stop are shown beside a field. */
export const text = {
  email: { empty: 'E-posta adresinizi yazın.', wrong: 'Geçerli bir e-posta adresi yazın.' },
  password: 'Şifrenizi yazın.',
  newPassword: { empty: 'Bir şifre belirleyin.', wrong: 'Şifre 8 ile 128 karakter arasında olmalıdır.' },
  commonPassword: 'Bu şifre çok kolay tahmin edilir. Başka bir şifre seçin.',
  name: 'Ad soyad 2 ile 60 karakter arasında olmalıdır.',
  code: 'Kod 6 rakamdan oluşur.',
  refused: {
    wrong_credentials:
      'E-posta adresi ya da şifre yanlış. Yeni üye olduysanız hesabınız henüz doğrulanmamış olabilir: size gönderdiğimiz e-postadaki bağlantıyı açın ya da “Şifremi unuttum” ile yenisini isteyin.',
    user_disabled: 'Bu hesap kapatılmış. Lütfen bizimle iletişime geçin.',
    weak_password: 'Bu şifre yeterince güçlü değil. Daha uzun bir şifre seçin.',
    bad_token: 'Bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.',
    too_many_attempts: 'Çok fazla deneme yapıldı. Lütfen bir süre sonra yeniden deneyin.',
    unavailable: 'Giriş hizmetine şu anda ulaşılamıyor. Lütfen birazdan yeniden deneyin.',
  },
  wrongCurrent: 'Şu anki şifreniz yanlış.',
  tooMany: (seconds: number) => `Çok fazla deneme yapıldı. Lütfen ${inWords(seconds)} sonra yeniden deneyin.`,
  wrongCode: 'Kod yanlış ya da süresi dolmuş. Uygulamadaki yeni kodu yazın.',
  secondFactor: 'Bu hesapla giriş için ikinci adımın kodu gerekir.',
  refreshRefused: 'Oturum kapanmış. Yeniden giriş yapın.',
  tooLate: 'Giriş süresi doldu. Lütfen yeniden giriş yapın.',
}

function inWords(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`
}
