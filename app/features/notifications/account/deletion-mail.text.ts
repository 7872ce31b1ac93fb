/** Emails about deletion requests (KVKK art. 7, 11, 13). */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  toShop: {
    subject: (email: string) => `Hesap silme talebi: ${email}`,
    greeting: 'Merhaba,',
    paragraphs: (who: string, asked: string, until: string) => [
      `${who} ${asked} tarihinde hesabının silinmesini istedi.`,
      `KVKK madde 13 gereği talebi en geç ${until} tarihine kadar sonuçlandırmalısınız. Reddedecekseniz gerekçesini üyeye yazıyla bildirin.`,
    ],
    hint: (email: string) =>
      `Açık talepler: npm run admin -- deletions · Silmek için: npm run admin -- forget ${email}`,
  },
  toMember: {
    subject: 'Hesap silme talebinizi aldık',
    paragraphs: (asked: string, days: number) => [
      `${asked} tarihinde hesabınızın silinmesini istediniz. Talebiniz en geç ${days} gün içinde sonuçlanır; silinince bu adrese haber veririz.`,
      'O zamana kadar vazgeçerseniz talebinizi hesabınızdan geri alabilirsiniz.',
    ],
    action: 'Kullanıcı Bilgilerim',
    hint: 'Bunu siz istemediyseniz talebi geri alın, şifrenizi değiştirin ve bize haber verin.',
  },
  forgotten: {
    subject: 'Hesabınız silindi',
    paragraphs: [
      'Talebiniz üzerine hesabınızı ve ona bağlı bilgilerinizi sildik: oturumlar, şifre, adresler, favoriler, listeler ve sepet. Bu, hesabınızla ilgili son iletimizdir.',
      'Sipariş, sözleşme, fatura ve hesap kayıtlarını 10 yıla kadar (VUK, TTK), siparişle ilgili yazışmaları ve ticari ileti izinlerinin kaydını 3 yıl yasa gereği saklarız; başka amaçla kullanmayız.',
      'Dilerseniz aynı e-posta adresiyle yeniden üye olabilirsiniz.',
    ],
  },
}
