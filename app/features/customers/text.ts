/** Sentences of membership and wholesale applications that the server says. */
export const text = {
  retail: 'Perakende',
  /** What a customer is called that has been forgotten. */
  forgotten: 'Silinmiş müşteri',
  wrong: {
    firstName: 'Adınızı yazın (2–60 karakter).',
    lastName: 'Soyadınızı yazın (2–60 karakter).',
    email: 'Geçerli bir e-posta adresi yazın. Örnek: ad@ornek.com',
    phone: 'Geçerli bir telefon numarası yazın. Örnek: 0532 123 45 67 ya da 0212 123 45 67',
    mobile: 'Geçerli bir cep telefonu numarası yazın. Örnek: 0532 123 45 67',
    companyName: 'Ticaret unvanını yazın (2–200 karakter).',
    taxOffice: 'Vergi dairesini yazın (2–60 karakter).',
    taxNumber:
      'Vergi numarası 10 rakam, T.C. kimlik numarası 11 rakamdır; yazdığınız numara doğru görünmüyor.',
    contactName: 'Yetkili kişinin adını ve soyadını yazın (2–60 karakter).',
    city: 'İl seçin.',
    district: 'İlçe seçin.',
    districtOfCity: 'Seçtiğiniz ilçe bu ilde değil. İlçeyi yeniden seçin.',
    neighbourhood: 'Mahalleyi listeden seçin ya da boş bırakın.',
    street: 'Açık adresi yazın (10–250 karakter).',
    kind: 'Müşterinin türü değiştirilemez.',
    lastOwner: 'Firmanın tek yetkilisi çıkarılamaz ve rolü değiştirilemez.',
    partner: 'Böyle bir müşteri yok ya da kişi başka bir müşteriye taşınamaz.',
    sells: 'Ne sattığınızı en çok 500 karakterle yazın.',
  },
  document: {
    missing: 'Vergi levhasını ekleyin.',
    empty: 'Dosya boş. Başka bir dosya seçin.',
    tooLarge: 'Dosya 5 MB’tan büyük. Daha küçük bir dosya seçin.',
    format: 'Yalnızca PDF, JPG ve PNG dosyaları eklenebilir. Bu dosyanın içeriği bunlardan biri değil.',
    damaged: 'Dosya bozuk ya da eksik, açılamadı. Belgeyi yeniden tarayıp ekleyin.',
    tooManyPixels:
      'Resmin çözünürlüğü çok yüksek. Resmi en çok 4000 piksel genişliğe küçültüp yeniden ekleyin.',
    encrypted: 'PDF parola ile korunuyor. Korumasız bir kopyasını ekleyin.',
    active:
      'PDF’de çalıştırılabilir içerik ya da gömülü dosya var. Belgeyi yazdırıp yeniden PDF olarak kaydedin.',
    unnamed: 'belge',
  },
}
