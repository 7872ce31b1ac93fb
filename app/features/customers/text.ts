/** Server-side sentences about membership and wholesale applications. */
export const text = {
  retail: 'Perakende',
  /** Name of a forgotten customer. */
  forgotten: 'Silinmiş müşteri',
  wrong: {
    firstName: { empty: 'Adınızı yazın.', wrong: 'Ad 2 ile 60 karakter arasında olmalıdır.' },
    lastName: { empty: 'Soyadınızı yazın.', wrong: 'Soyad 2 ile 60 karakter arasında olmalıdır.' },
    email: {
      empty: 'E-posta adresinizi yazın.',
      wrong: 'Geçerli bir e-posta adresi yazın. Örnek: ad@ornek.com',
    },
    phone: {
      empty: 'Telefon numaranızı yazın.',
      wrong: 'Geçerli bir telefon numarası yazın. Örnek: 0532 123 45 67 ya da 0212 123 45 67',
    },
    mobile: {
      empty: 'Cep telefonu numaranızı yazın.',
      wrong: 'Geçerli bir cep telefonu numarası yazın. Örnek: 0532 123 45 67',
    },
    companyName: {
      empty: 'Ticaret unvanını yazın.',
      wrong: 'Ticaret unvanı 2 ile 200 karakter arasında olmalıdır.',
    },
    taxOffice: {
      empty: 'Vergi dairesini yazın.',
      wrong: 'Vergi dairesi 2 ile 60 karakter arasında olmalıdır.',
    },
    taxNumber: {
      empty: 'Vergi numarasını yazın.',
      wrong: 'Vergi numarası 10 rakam, T.C. kimlik numarası 11 rakamdır; yazdığınız numara doğru görünmüyor.',
    },
    contactName: {
      empty: 'Yetkili kişinin adını ve soyadını yazın.',
      wrong: 'Yetkili kişinin adı 2 ile 60 karakter arasında olmalıdır.',
    },
    districtOfCity: 'Seçtiğiniz ilçe bu ilde değil. İlçeyi yeniden seçin.',
    neighbourhood: 'Mahalleyi listeden seçin ya da boş bırakın.',
    kind: 'Müşterinin türü değiştirilemez.',
    terms:
      'Fiyat listesini, iskontoyu, vadeyi, limiti ve temsilciyi yalnız “Toptan başvurularına karar verir” izni olanlar değiştirir.',
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
    notStored: 'Dosya şu anda saklanamıyor. Birkaç dakika sonra yeniden ekleyin.',
    tooManyPixels:
      'Resmin çözünürlüğü çok yüksek. Resmi en çok 4000 piksel genişliğe küçültüp yeniden ekleyin.',
    encrypted: 'PDF parola ile korunuyor. Korumasız bir kopyasını ekleyin.',
    active:
      'PDF’de çalıştırılabilir içerik ya da gömülü dosya var. Belgeyi yazdırıp yeniden PDF olarak kaydedin.',
    unnamed: 'belge',
  },
}
