import { formatNumber } from '../../app/kernel/turkish'

export const text = {
  usage: (formats: readonly string[]) =>
    [
      'Kullanım: npm run export -- --format BİÇİM [--price-list KOD …] DOSYA',
      `  --format          dosyanın biçimi: ${formats.join(' veya ')}`,
      '  --price-list KOD  yalnız bu fiyat listesi; birden çok yazılabilir (yoksa hepsi)',
      '  --force           var olan dosyanın üzerine yazar',
      'Fiyat, paket adedi ve stok sütunları değiştirilip npm run import ile geri okunabilir.',
      'Çıkış kodu 0: yazıldı, 1: yazılamadı.',
    ].join('\n'),
  noFile: 'Bir dosya adı gerekli.',
  unknownFormat: (format: string) => `“${format}” biçimi bilinmiyor.`,
  exists: (file: string) => `${file} zaten var; başka bir ad yazın ya da --force ekleyin.`,
  unwritable: (file: string) => `${file} yazılamıyor.`,
  unknownPriceLists: (unknown: readonly string[], known: readonly string[]) =>
    `Şu fiyat listeleri mağazada yok: ${unknown.join(', ')}; listeler: ${known.join(', ')}`,
  written: (file: string, variants: number) => `${file}: ${formatNumber(variants)} çeşit yazıldı.`,
  failed: (cause: string) => `Dışa aktarılamadı: ${cause}`,
}
