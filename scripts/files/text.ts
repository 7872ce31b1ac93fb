import { formatNumber } from '../../app/kernel/turkish'

/** Sentences of `npm run files`. */
export const text = {
  usage: `Kullanım: npm run files -- copy-to-s3
  VITRIN_DATA klasöründeki görselleri, belgeleri ve filmleri S3_ ayarlarındaki kovaya kopyalar ve karşılaştırır.
  Yarıda kalırsa yeniden çalıştırın: kovada olanlar atlanır. Klasörden bir şey silinmez.`,
  noBucket: 'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID ve S3_SECRET_ACCESS_KEY verilmeli.',
  noFolder: (folder: string) => `${folder} klasöründe dosya yok.`,
  progress: (done: number) => `  ${formatNumber(done)} dosya…`,
  copied: (copied: number, there: number, megabytes: number) =>
    `${formatNumber(copied)} dosya kopyalandı (${formatNumber(megabytes)} MB), ${formatNumber(there)} dosya kovada zaten vardı.`,
  verified: (count: number) =>
    `${formatNumber(count)} dosyanın boyutu ve özeti karşılaştırıldı: hepsi kovada aynı.`,
  different: (keys: readonly string[]) =>
    `Kovada olmayan ya da farklı olan dosyalar var: ${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` ve ${formatNumber(keys.length - 5)} dosya daha` : ''}. Komutu yeniden çalıştırın.`,
  failed: (reason: string) =>
    `Kopyalama yarıda kaldı: ${reason}. Komutu yeniden çalıştırın; kovada olanlar atlanır.`,
}
