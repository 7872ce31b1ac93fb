/** The notice below the form, which tells why the data is used (KVKK art. 10). A new wording gets a new version. */
export const contactNotice = {
  version: '2026-11-25',
  sentence:
    'Yazdıklarınızı yalnızca sorunuzu yanıtlamak için kullanır, bir yıl sonra sileriz. İletinizi mağaza çalışanları görür.',
}

/** Sentences of the contact form. */
export const text = {
  name: { empty: 'Adınızı yazın.', wrong: 'Adınız 2–60 karakter olmalı.' },
  email: { empty: 'E-posta adresinizi yazın.', wrong: 'Geçerli bir e-posta adresi yazın.' },
  phone: 'Telefonu alan koduyla yazın (örneğin 0532 123 45 67) ya da boş bırakın.',
  subject: { empty: 'Konuyu yazın.', wrong: 'Konu 3–120 karakter olmalı.' },
  message: { empty: 'İletinizi yazın.', wrong: 'İleti 10–3.000 karakter olmalı.' },
  stale: 'Sayfa uzun süredir açıktı. Yazdıklarınız duruyor; lütfen yeniden gönderin.',
  tooMany:
    'Bu e-posta adresiyle bugün çok sayıda ileti gönderildi. Lütfen yarın yeniden yazın ya da bizi arayın.',
}
