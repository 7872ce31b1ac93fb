import { formatNumber as n } from '~/kernel/turkish'

const packs = (packages: number, size: number) =>
  size === 1 ? `${n(packages)} adet` : `${n(packages)} paket (${n(packages * size)} adet)`

/** Sentences about one row: the mistake, and how to fix it. */
export const rowText = {
  noCode: 'Ürün kodunu yazın ya da satırı silin.',
  unknownCode: (code: string) =>
    `“${code}” koduyla satışta ürün yok. Kodu kontrol edin ya da ürünü adıyla arayın.`,
  several: (count: number) => `Bu kodun ${n(count)} seçeneği var. Hangisini istediğinizi seçin.`,
  unsellable: (name: string) => `${name} şu anda satışta değil. Satırı silin.`,
  noPackages: 'Kaç paket istediğinizi yazın.',
  noPieces: 'Kaç adet istediğinizi yazın.',
  badPackages: (typed: string) =>
    `“${typed}” uygun değil. Miktarı yalnız rakamla, tam sayı yazın; örneğin 3.`,
  tooMany: (packages: number) => `En çok ${n(packages)} yazabilirsiniz.`,
  outOfStock: 'Stokta yok: miktarı ya da satırı silin.',
  lessThanPackage: (size: number, available: number) =>
    `Stok bir pakete yetmiyor: paket ${n(size)} adet, stokta ${n(available)} adet var.`,
  insufficient: (packages: number, size: number) => `Stokta ${packs(packages, size)} var; bu kadarı eklenir.`,
  added: (packages: number, size: number) => `${packs(packages, size)} sepete eklendi.`,
  partly: (packages: number, size: number, wanted: number) =>
    `Stokta ${packs(packages, size)} vardı: ${n(wanted)} yerine bu kadarı eklendi.`,
  repeated: (place: number) => `${n(place)}. satırla aynı ürün: miktarları toplanır.`,
}

/** Sentences about all rows together. */
export const orderText = {
  added: (products: number, pieces: number) => `${n(products)} ürün sepetinize eklendi (${n(pieces)} adet).`,
  summed: (rows: number) => `${n(rows)} satır aynı ürünü tekrarlıyordu, miktarları toplandı.`,
  refused: (rows: number) => `${n(rows)} satır eklenemedi. Nedeni ve ne yapacağınız satırın altında yazıyor.`,
  partly: (rows: number) => `${n(rows)} satırda stok yetmedi, ne kadar varsa o eklendi.`,
  nothing: 'Önce en az bir satıra miktar yazın.',
  nothingInList: 'Listede satır bulunamadı. Her satıra bir kod ve bir paket sayısı yazın.',
  notText:
    'Bu dosya okunamadı. Çalışma kitabını CSV olarak kaydedip yükleyin ya da hücreleri kopyalayıp yapıştırın.',
  taken: (rows: number) => `${n(rows)} satır aktarıldı. Kontrol edip sepete ekleyin.`,
  tooMany: (rows: number) =>
    `Bir seferde en çok ${n(rows)} satır alınır. Kalanlar listede duruyor; bunları ekledikten sonra aktarın.`,
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
}
