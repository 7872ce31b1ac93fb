import type { ImportReport, ImportSummary } from '../../app/features/catalogue/import/import.server'
import { text as importText } from '../../app/features/catalogue/import/text'
import { formatNumber } from '../../app/kernel/turkish'

type Remark = ImportReport['remarks'][number]

export const text = {
  usage: (formats: readonly string[]) =>
    [
      'Kullanım: npm run import -- DOSYA --format BİÇİM [seçenekler]',
      `  --format              dosyanın biçimi: ${formats.join(', ')}`,
      '  --dry-run             her şeyi dener, hiçbir şeyi kaydetmez; görselleri almaz',
      '  --report DOSYA.csv    her satıra ne olduğunu dosyaya yazar',
      '  --restart             yarıda kalan aktarımı bırakır, baştan başlar',
      '  --encoding KODLAMA    metnin kodlaması: utf-8 veya windows-1254 (yoksa dosyadan anlaşılır)',
      '  --decimal AYIRICI     ondalık ayırıcı: , veya . (yoksa iki türlü okunabilen sayılar atlanır)',
      '  --kdv ORAN            dosyada KDV yoksa: 0, 1, 10 veya 20 (varsayılan 20)',
      '  --kdv-map AD=ORAN     vergi sınıfının ya da eski oranın karşılığı, örneğin 18=20; birden çok yazılabilir',
      '  --create-categories   mağazada olmayan kategorileri açar',
      '  --price-list KOD      fiyatların yazılacağı liste (varsayılan perakende)',
      '  --no-compare-at       üstü çizili fiyatları almaz',
      '  --pictures KLASÖR     görsel dosyalarının klasörü ya da zip dosyası',
      'csv ve xlsx, npm run export ile yazılan dosyalardır: fiyat, paket adedi ve stok geri okunur.',
      'Öteki biçimlerde fiyatlar TL sayılır; perakende listesinde KDV dahildir.',
      'Üstü çizili fiyatın gerçekten uygulandığını ispat yükü satıcıdadır (Fiyat Etiketi Yönetmeliği).',
      'Çıkış kodu 0: hepsi aktarıldı, 1: çalışamadı ya da dosyanın sonuna gelemedi, 2: atlanan satırlar var.',
    ].join('\n'),
  noFile: 'Bir dosya adı gerekli.',
  unknownFormat: (format: string) => `“${format}” biçimi bilinmiyor.`,
  badKdv: (rate: string) => `KDV oranı 0, 1, 10 veya 20 olabilir, “${rate}” olamaz.`,
  badKdvMap: (pairs: string) => `--kdv-map AD=ORAN gibi yazılır (örneğin 18=20), “${pairs}” anlaşılmadı.`,
  badEncoding: (given: string, known: readonly string[]) =>
    `Kodlama ${known.join(' veya ')} olabilir, “${given}” olamaz.`,
  badDecimal: (given: string) => `Ondalık ayırıcı , veya . olabilir, “${given}” olamaz.`,
  unreadable: (file: string) => `${file} okunamıyor.`,
  noPictures: (path: string) => `${path} ne klasör ne zip dosyası.`,
  noRetailList: 'Veri tabanında perakende fiyat listesi yok. Önce mağazayı kurun (npm start).',
  unknownPriceList: (list: string, known: readonly string[]) =>
    `“${list}” fiyat listesi mağazada yok; listeler: ${known.join(', ')}`,
  failed: (cause: string) => `Aktarım yarıda kaldı: ${cause}\nAynı komut kaldığı yerden sürdürür.`,
  overtaken: 'Aynı dosya şu anda başka bir komutla aktarılıyor; onun bitmesini bekleyin.',
  resumed: (position: number) =>
    `Yarıda kalan aktarım sürüyor: ilk ${formatNumber(position)} kayıt daha önce işlendi (--restart baştan başlatır).`,
  dryRun: 'Deneme: hiçbir şey kaydedilmedi.',
  incomplete: 'Dosyanın kalanı okunamadı.',

  report: ({ lines, status, code, name, changes, remarks }: ImportReport) => {
    const place = lines.from === lines.to ? `${lines.from}` : `${lines.from}–${lines.to}`
    const what = status === 'noticed' ? '' : `: ${importText.status[status]}`
    const head = [`Satır ${place}${what}`, code, name].filter(Boolean).join('  ')
    const details = changes.length > 0 ? [importText.changed(changes)] : []
    return [head, ...[...details, ...remarks.map(remarkLine)].map((detail) => `    ${detail}`)].join('\n')
  },
  more: (count: number) =>
    `… ${formatNumber(count)} satır için daha söylenecek var; hepsini görmek için --report dosya.csv yazın.`,
  reportHeadings: ['Satır', 'Durum', 'Ürün', 'Ad', 'Sütun', 'Değer', 'Açıklama'],
  noticed: 'bilgi',
  progress: (done: number, percent: number) => `${formatNumber(done)} kayıt okundu, %${percent}`,
  summary: ({ created, updated, unchanged, skipped }: ImportSummary) =>
    `Toplam: ${formatNumber(created)} oluşturuldu, ${formatNumber(updated)} güncellendi, ` +
    `${formatNumber(unchanged)} değişmedi, ${formatNumber(skipped)} atlandı`,
  effort: (rows: number, seconds: number, megabytes: number) =>
    `${formatNumber(rows)} kayıt, ${formatNumber(Math.round(seconds * 10) / 10)} sn, en çok ${formatNumber(Math.round(megabytes))} MB bellek`,
}

function remarkLine({ line, column, value, sentence }: Remark): string {
  const place = [`${line}. satır`, column].filter(Boolean).join(', ')
  return `${place}: ${value === '' ? '' : `“${value}” – `}${sentence}`
}
