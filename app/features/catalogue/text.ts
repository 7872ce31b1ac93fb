/** Sentences of the catalogue. The misspelt ones come from the specification (§8) and are part of the contract. */
export const text = {
  categoriesNotFound: 'Kategoriler bulunamdı!',
  categoryNotFound: 'Kategori bulunamdı!',
  featuresNotFound: 'Özellikler bulunamdı!',
  productNotFound: 'Ürün bulunamdı!',
  showcaseNotFound: 'Vitrin bulunamadı!',
  unknownFilter: 'Bu filtre tanınmıyor.',
  tooManyFilters: (most: number) => `Aynı anda en çok ${most} özelliğe göre süzebilirsiniz.`,
  pricesHidden: 'Fiyata göre sıralamak ve süzmek için giriş yapın.',
  unknownSort: 'Bu sıralama tanınmıyor.',
  codeTaken: 'Bu koda sahip bir ürün zaten var.',
  codeIsFixed: 'Ürün kodu sonradan değişmez.',
  variantTaken: (value: string) => `${value} başka bir ürünün seçeneğinde var ya da iki kez yazılmış.`,
  categoryHasChildren: 'Bu kategorinin altında başka kategoriler var. Önce onları taşıyın ya da silin.',
  categoryHasProducts: 'Bu kategoride ürünler var. Önce onlara başka bir kategori seçin.',
  categoryInItself: 'Bir kategori kendi altına taşınamaz. Başka bir üst kategori seçin.',
  unknownPart: 'Gösterilen marka, kategori, özellik değeri, fiyat listesi ya da resim yok.',
  synonymWords: (most: number) => `Harf ya da rakam içeren 1–${most} sözcük yazın.`,
  synonymOfItself: 'Bir sözcük kendisinin eş anlamlısı olamaz.',
  synonymCircle: (meaning: string, phrase: string) =>
    `“${meaning}” zaten “${phrase}” anlamına geliyor. İki sözcük birbirinin yerine geçiyorsa var olan kaydı iki yönlü yapın.`,
  tooManySynonyms: (most: number) => `En çok ${most} eş anlamlı kaydı tutulur.`,
}
