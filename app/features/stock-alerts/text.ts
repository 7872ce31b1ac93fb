/** The sentence to which a visitor agrees. Each change needs a new version, which every alert records. */
export const alertConsent = {
  version: '2026-11',
  sentence:
    'Gönderdiğinizde, bu ürün stoğa girince bu adrese tek bir haber e-postası almayı ve adresinizin yalnızca bunun için saklanmasını kabul edersiniz (6563 sayılı Kanun, KVKK); dilediğinizde vazgeçebilirsiniz.',
}

/** Sentences of stock alerts. */
export const text = {
  title: 'Gelince haber ver',
  lead: 'Bu seçenek tükendi. Stoğa girince size bir kez e-posta gönderelim.',
  leadMember: 'Bu seçenek tükendi. Stoğa girince hesabınızın e-posta adresine bir kez yazalım.',
  email: 'E-posta adresi',
  emailHint: 'Onay bağlantısını bu adrese göndereceğiz.',
  submit: 'Gelince haber ver',
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  answers: {
    link_sent: 'Onay bağlantısını e-posta adresinize gönderdik. Bağlantıdan onaylayınca kaydınız başlar.',
    open: 'Kaydınız alındı. Ürün gelince size e-posta göndereceğiz.',
    in_stock: 'Bu ürün şu anda stokta, hemen sepetinize ekleyebilirsiniz.',
  },
  full: (limit: number) =>
    `En fazla ${limit} ürün için haber isteyebilirsiniz. Önce hesabınızdaki Stok haberlerim sayfasından birini silin.`,
  // The specification's spelling (§8).
  unknown: 'Ürün bulunamdı!',
  inStock: 'Bu ürün şu anda stokta.',
  unverified:
    'E-posta adresiniz doğrulanmamış. Ürünün sayfasından haber isteyin; onay bağlantısı göndereceğiz.',
}
