/** Sentences of the editor of long texts. */
export const text = {
  toolbar: 'Metnin biçimi',
  bold: 'Kalın (Ctrl B)',
  slanted: 'Eğik (Ctrl I)',
  heading: 'Başlık',
  headingHint: 'Başlık (Ctrl Shift 2)',
  subheading: 'Alt başlık',
  subheadingHint: 'Alt başlık (Ctrl Shift 3)',
  bullets: 'Maddeler (Ctrl Shift 8)',
  steps: 'Numaralı liste (Ctrl Shift 7)',
  link: 'Bağlantı (Ctrl K)',
  undo: 'Geri al (Ctrl Z)',
  redo: 'Yinele (Ctrl Y)',
  hint: 'Ctrl B kalın, Ctrl I eğik, Ctrl K bağlantı, Ctrl Z geri alır; satır başında “- ” liste, “## ” başlık açar. Araç çubuğuna Alt F10 ile gidilir. Tabloya satır, metin olarak düzenlerken eklenir.',
  asSource: 'Metin olarak düzenle',
  asDocument: 'Biçimli düzenle',
  notHeld:
    'Bu metinde biçimli düzenleyicinin gösteremediği işaretler var (resim, iç içe liste ya da okunmayan bağlantı gibi). Bir şey kaybolmasın diye metin olarak düzenlenir.',
  address: 'Bağlantının adresi',
  addressHint: '/iade, https://…, mailto:… ya da tel:…',
  badAddress:
    'Mağaza içinde “/” ile, başka sitede “https://” ile, e-posta için “mailto:”, telefon için “tel:” ile başlayan, boşluksuz bir adres yazın.',
  setLink: 'Bağla',
  removeLink: 'Bağlantıyı kaldır',
  cancel: 'Vazgeç',
  tooLong: (most: string) => `Metin en çok ${most} karakter olabilir. Biraz kısaltın.`,
} as const
