/** The sentence beside the form of the newsletter, recorded with each consent. */
export const newsletterConsent =
  'Kaydolduğunuzda bu adrese kampanya ve yenilik e-postaları almayı kabul edersiniz (6563 sayılı Kanun, KVKK). Her e-postadaki bağlantıyla dilediğiniz an ayrılabilirsiniz.'

/** Sentences of the form. */
export const text = {
  title: 'E-bülten',
  lead: 'Yeni kordonlar ve kampanyalar, ayda birkaç kez.',
  email: 'E-posta adresiniz',
  submit: 'Kaydol',
  /** The label of the field that people do not see and programs fill in. */
  trap: 'Bu alanı boş bırakın',
  asked:
    'Bu adres bültene kayıtlı değilse birazdan bir onay e-postası gelecek. Kaydınız, e-postadaki bağlantıdan onaylayınca başlar.',
  askedHint: 'E-posta gelmediyse istenmeyen posta klasörüne bakın.',
}
