import { formatNumber } from '~/kernel/turkish'
import type { ProductPart } from '../write/product-input'

/** Texts for the operator of an import, and default texts of imported products. */
export const text = {
  onlyVariant: 'Standart',
  otherCategory: 'Diğer ürünler',
  model: 'Model',
  optionNames: new Map([
    ['color', 'Renk'],
    ['colour', 'Renk'],
    ['size', 'Beden'],
    ['material', 'Malzeme'],
    ['style', 'Model'],
    ['length', 'Uzunluk'],
    ['width', 'Genişlik'],
  ]),

  status: { created: 'oluşturuldu', updated: 'güncellendi', unchanged: 'değişmedi', skipped: 'atlandı' },
  parts: {
    product: 'bilgiler',
    categories: 'kategori',
    features: 'özellikler',
    variants: 'çeşitler',
    prices: 'fiyat',
    pictures: 'görseller',
    packageSizes: 'paket adedi',
    stock: 'stok',
  } satisfies Record<ProductPart | 'packageSizes' | 'stock', string>,
  changed: (parts: readonly string[]) => `değişen: ${parts.join(', ')}`,

  // Uploads by staff.
  fileGone: 'Dosya bulunamadı. Yeniden yükleyin.',
  noPriceList: 'Seçilen fiyat listesi yok. Listeyi yeniden seçin.',
  notComplete:
    'Dosya sonuna kadar okunamadı. Aşağıdaki son satırı düzeltip dosyayı yeniden yükleyin; yazılanlar yerinde kalır.',
  faultColumn: 'Hata',
  sameProduct: 'aynı ürünün başka bir satırı hatalı; birlikte düzeltin',

  // The file as a whole.
  character: (place: number) => `${place}. karakter`,
  not1254: 'bu bayt windows-1254 değil; dosyanın kodlamasını doğru seçin (--encoding)',
  notUtf8: 'metin UTF-8 değil; dosyayı UTF-8 olarak kaydedin (--encoding windows-1254)',
  sayEncoding: 'metin UTF-8 değil; dosyayı UTF-8 olarak kaydedin (--encoding windows-1254)',
  neitherEncoding: 'metin ne UTF-8 ne windows-1254; dosyayı UTF-8 olarak yeniden kaydedin',
  readAs1254: 'dosya windows-1254 olarak okundu; harfler bozuksa UTF-8 olarak kaydedin (--encoding utf-8)',
  unreadable: (line: number, cause: string) =>
    `dosya ${line}. satırdan sonra okunamıyor (${cause}); tırnakları ve dosyanın tam olduğunu denetleyin`,
  empty: 'dosyada ürün yok; doğru dosyayı seçtiğinizi denetleyin',
  missingColumns: (columns: readonly string[]) =>
    `dosyada şu sütunlar yok: ${columns.join(', ')}; biçimi ve başlık satırını denetleyin`,
  unreadColumns: (columns: readonly string[]) => `şu sütunlar aktarılmaz: ${columns.join(', ')}`,
  repeatedColumn: 'bu başlık iki kez geçiyor; birini silin',
  unknownPriceList: (known: readonly string[]) =>
    `bu fiyat listesi mağazada yok; sütunu silin ya da şunlardan birini yazın: ${known.join(', ')}`,
  tooManyCells: (found: number, wanted: number) =>
    `satırda ${found} hücre var, başlıkta ${wanted}; ayırıcı içeren değerleri tırnak içine alın`,

  unreadElements: (names: readonly string[]) => `şu öğeler aktarılmaz: ${names.join(', ')}`,
  unknownRoot: (known: readonly string[]) =>
    `bu XML şeması tanınmıyor; kök öğe şunlardan biri olmalı: ${known.join(', ')}`,
  doctype: 'XML’de DOCTYPE olamaz; dosyayı onsuz isteyin',
  tooDeep: 'XML çok derin; dosya bir ürün listesi değil',
  tooMuchInProduct: 'ürün çok büyük; dosya bozuk olabilir',
  notXml: 'XML bozuk ya da yarım; dosyanın tamamını yeniden alın',
  notAWorkbook: 'çalışma kitabı (.xlsx) değil ya da bozuk; Excel’den yeniden kaydedin',
  tooManyColumns: (most: number) => `sayfada ${most} sütundan çok var; fazlasını silin`,
  tooLongCell: (most: number) => `hücrede ${formatNumber(most)} karakterden çok var; kısaltın`,
  tooLongRow: (most: number) => `satırda ${formatNumber(most)} karakterden çok var; hücrelerini kısaltın`,
  tooManyRows: (most: number) => `sayfada ${formatNumber(most)} satırdan çok var; dosyayı bölün`,
  unpacksTooFar:
    'çalışma kitabı açılınca olağan dışı büyüyor; Excel’den yeni bir dosyaya kaydedip onu aktarın',
  dateCell: '(tarih)',
  perhapsIncomplete: (line: number) =>
    `${line}. satır okunamadığı için ürün eksik kalabilirdi; o satırı düzeltip yeniden deneyin`,

  // Numbers.
  notANumber: 'sayı değil; yalnız rakam ve ondalık ayırıcı yazın',
  notANumberWith: (decimal: string) => `sayı değil; ondalık ayırıcı “${decimal}” olmalı (--decimal)`,
  ambiguousNumber: (value: string) =>
    `hem ${value.replace(/[.,]/g, '')} hem ${value.replace('.', ',')} okunabilir; ondalık ayırıcıyı seçin (--decimal)`,
  tooManyDecimals: 'ikiden çok ondalık basamağı var; kuruşa yuvarlayın',
  priceNotPositive: 'sıfırdan büyük olmalı',
  priceTooHigh: 'çok yüksek; sütunların kaymadığını denetleyin',
  notWhole: 'tam sayı olmalı',
  negativePieces: 'eksi adet olamaz; 0 ya da daha büyük bir sayı yazın',
  tooLargeNumber: 'sayı çok büyük',
  weightUnread: 'sayı değil; ağırlık 0 kabul edildi',

  tooLong: (most: number) =>
    `en çok ${formatNumber(most)} karakter olabilir; sütunların kaymadığını denetleyin`,
  tooMany: (most: number) => `bir üründe en çok ${formatNumber(most)} olabilir; dosyayı denetleyin`,

  // Why lines are skipped. The name of the column stands before each sentence, so no sentence begins with it.
  noHandle: 'boş; ürünün anahtarını (Handle) yazın',
  noTitle: 'boş; ürünün adını yazın, bir ürünün satırlarını art arda koyun',
  noName: 'boş; ürünün adını yazın',
  noCode: 'boş; stok kodunu yazın',
  brokenText: 'metinde bozuk harf (�) var; dosyayı kaynağından UTF-8 olarak yeniden alın',
  noVariant: 'çeşit satırı yok; her ürünün en az bir satırında fiyat olmalı',
  noVariation: 'ürünün hiç açık varyasyonu yok; dosyaya ekleyin',
  noParent: 'üst ürünü (Parent) dosyada yok; ürünü de dışa aktarın',
  foreignType: 'bu ürün türü aktarılmaz; yalnız simple, variable ve variation aktarılır',
  giftCard: 'hediye kartı aktarılmaz',
  takenCode: 'bu stok kodu başka bir üründe kullanılıyor; kodu değiştirin',
  takenBarcode: 'bu barkod başka bir üründe kullanılıyor; barkodu düzeltin ya da silin',
  usedBefore: (line: number) => `dosyanın ${line}. satırında da geçiyor; birini silin ya da değiştirin`,
  missingCategory: 'bu kategori mağazada yok; önce açın ya da açılmasına izin verin (--create-categories)',
  unknownKdv: '0, 1, 10 veya 20 olabilir; düzeltin (--kdv-map 18=20)',
  unknownTaxClass: (name: string) =>
    `vergi sınıfının KDV oranı bilinmiyor; oranını yazın (--kdv-map ${name}=10)`,
  containsKdv: 'PriceInclusiveVat KDV dahildir; KDV dahil bir liste seçin (--price-list)',
  foreignCurrency: 'yalnız TL fiyat aktarılır; fiyatı TL olarak yazın',
  unknownVariant:
    'bu stok kodu mağazada yok; kodu denetleyin (Excel baştaki sıfırları siler), yeni ürünleri başka biçimle aktarın',
  emptiedCell: 'boş bırakılamaz; eski değeri ya da yenisini yazın',
  packageTooSmall: '1 ile 100.000 arasında olmalı',
  priceOf: (list: string) => `Fiyat: ${list}`,
  packageOf: (list: string) => `Paket: ${list}`,
  priceNeeded: 'paket adedi için fiyat da gerekli',
  changedReference: 'bu sütun değiştirilmiş; dışa aktarılan değeri geri yazın ya da tamamen boşaltın',

  // Remarks about imported products.
  newCategory: 'yeni kategori açıldı',
  noStockGiven: 'dosyada yok, 0 kabul edildi',
  hiddenVariation: 'kapalı varyasyon aktarılmadı',
  anyOption: (name: string) => `“${name}” için seçim yok (herhangi biri); çeşit onsuz aktarıldı`,
  sharedStock: 'stok üst üründe tutuluyor; çeşidin stoku aktarılmadı',
  saleEnds: 'indirimin bitiş tarihi aktarılmadı; o gün fiyatı elle değiştirin',
  negativeStock: 'eksi stok 0 sayıldı',
  reservedStock: (kept: number) => `siparişlere ayrılan ${kept} adet stokta bırakıldı`,
  changedMeanwhile: (now: string) =>
    `dışa aktarımdan sonra mağazada da değişmişti (${now}); dosyadaki yazıldı`,
  badCompareAt: 'eski fiyat okunamadı, aktarılmadı',
  earlierPrice: 'eski fiyat, bugüne kadar uygulanan fiyat olarak kaydedildi',
  picture: (reason: string) => `görsel alınamadı (${reason})`,
  picturesNotTried: (count: number) => `${count} görsel denemede alınmadı`,

  // Reasons why a picture could not be fetched.
  badAddress: 'adres geçersiz',
  innerAddress: 'iç ağ adresi',
  unreachable: 'sunucuya ulaşılamadı',
  givenUp: 'sunucuya ulaşılamadığı için denenmedi',
  tooSlow: 'süre doldu',
  answered: (status: number) => `sunucu ${status} yanıtı verdi`,
  tooManyRedirects: 'çok fazla yönlendirme',
  tooLarge: 'dosya çok büyük',
  tooManyPixels: 'görsel çok büyük',
  notAPicture: 'AVIF, WebP, JPEG veya PNG değil',
  damaged: 'dosya bozuk',
  noSuchFile: 'dosya yok',
  noFilesGiven: 'görsel dosyaları için --pictures yazın',

  /** Names in the report for places that are no column of the file. */
  places: {
    product: 'Ürün kodu',
    name: 'Ürün adı',
    link: 'Bağlantı',
    brand: 'Marka',
    description: 'Açıklama',
    variants: 'Çeşit',
    feature: 'Özellik',
    code: 'Stok kodu',
    barcode: 'Barkod',
    category: 'Kategori',
    price: 'Fiyat',
    packageSize: 'Paket',
    stock: 'Stok',
    picture: 'Görsel',
  },
}
