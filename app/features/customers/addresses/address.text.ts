/** Sentences about addresses and invoices, shown beside a field. */
export const addressText = {
  firstName: { empty: 'Adınızı yazın.', wrong: 'Ad 2 ile 60 karakter arasında olmalıdır.' },
  lastName: { empty: 'Soyadınızı yazın.', wrong: 'Soyad 2 ile 60 karakter arasında olmalıdır.' },
  phone: {
    empty: 'Cep telefonu numaranızı yazın. Örnek: 0532 123 45 67.',
    wrong: 'Geçerli bir cep telefonu numarası yazın. Örnek: 0532 123 45 67.',
  },
  city: 'İl seçin.',
  district: 'İlçe seçin.',
  districtOfCity: 'Seçtiğiniz ilçe bu ile bağlı değil. İlçeyi yeniden seçin.',
  neighbourhood: 'Mahalle seçin.',
  neighbourhoodOfDistrict: 'Bu ilçede böyle bir mahalle bulunamadı. Listeden seçin.',
  street: { empty: 'Açık adresi yazın.', wrong: 'Açık adres 10 ile 250 karakter arasında olmalıdır.' },
  postalCode: 'Posta kodu 5 rakamdan oluşur.',
  postalCodeOfCity: (plate: string) => `Posta kodu bu ilde ${plate} ile başlar.`,
  title: 'Adres başlığı en çok 30 karakter olabilir.',
  titleMissing: {
    empty: 'Adres başlığını yazın. Örnek: Ev.',
    wrong: 'Adres başlığı en çok 30 karakter olabilir.',
  },
  unknown: 'Kayıtlı adres bulunamadı.',
  full: (limit: number) => `En çok ${limit} adres kaydedebilirsiniz. Önce birini silin.`,
  onlyLooks: 'Bu işletmede yalnız görüntüleme yetkiniz var; adresleri değiştiremezsiniz.',
  partnerMissing: 'Hangi işletme olduğunu `business_partner_id` ile söyleyin.',
  name: { empty: 'Adınızı ve soyadınızı yazın.', wrong: 'Ad soyad 2 ile 60 karakter arasında olmalıdır.' },
  chooseDefault: 'Varsayılan adresi silmeden önce yerine geçecek adresi seçin.',
  invoiceKind: 'Fatura türünü seçin.',
  tckn: 'T.C. kimlik numarası geçersiz. 11 rakamı kontrol edin ya da alanı boş bırakın.',
  unvan: { empty: 'Ticaret unvanını yazın.', wrong: 'Ticaret unvanı 2 ile 200 karakter arasında olmalıdır.' },
  vergiDairesi: {
    empty: 'Vergi dairesini yazın.',
    wrong: 'Vergi dairesi 2 ile 60 karakter arasında olmalıdır.',
  },
  vkn: {
    empty: 'Vergi numarasını yazın.',
    wrong: 'Vergi numarası geçersiz. 10 rakamlı VKN ya da 11 rakamlı T.C. kimlik numarası yazın.',
  },
}

/** Notes on the fields in the API's documentation. */
export const addressNotes = {
  phone: 'Cep telefonu, `05xx xxx xx xx` ya da `+90…`.',
  ownPhone: 'Cep telefonu ya da boş.',
  city: 'İlin numarası (plaka kodu).',
  district: 'İlçenin numarası; seçilen ile ait olmalıdır.',
  neighbourhood: 'Mahallenin adı; ilçenin mahalleleriyle karşılaştırılır.',
  street: 'Cadde, sokak, kapı ve daire.',
  postalCode: 'Beş rakam ya da boş.',
  title: 'Adresin adı, örneğin Ev.',
  tckn: '11 haneli T.C. kimlik numarası; verilmeyebilir.',
  vkn: '10 haneli vergi kimlik numarası ya da şahıs şirketinde TCKN.',
  isDefault: 'Siparişte başka adres seçilmezse kullanılacak adres. İlk adres kendiliğinden varsayılan olur.',
}
