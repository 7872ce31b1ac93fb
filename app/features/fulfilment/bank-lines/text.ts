import { formatNumber as n } from '~/kernel/turkish'

/** Sentences about bank files that cannot be read. Each says what to do. */
export const text = {
  empty: 'Dosya boş. Bankadan hesap hareketlerini yeniden indirin.',
  tooLarge: 'Dosya 5 MB’tan büyük. Daha kısa bir tarih aralığı indirin.',
  tooMany: (most: number) =>
    `Dosyada ${n(most)} satırdan çok hareket var. Daha kısa bir tarih aralığı indirin.`,
  oldExcel: 'Bu dosya eski Excel biçiminde (.xls). Bankadan .xlsx, CSV ya da MT940 olarak indirin.',
  web: 'Bu dosya bir web sayfası ya da PDF. Bankadan .xlsx, CSV ya da MT940 olarak indirin.',
  workbook: 'Excel dosyası açılamadı. Dosyayı Excel’de açıp yeniden .xlsx olarak kaydedin.',
  encoding: 'Dosya metin olarak okunamadı. Bankadan CSV, .xlsx ya da MT940 olarak yeniden indirin.',
  quotes: (line: number) => `Satır ${n(line)}: tırnak işareti kapanmıyor. Dosyayı bankadan yeniden indirin.`,
  headings: (missing: string, found: string) =>
    `Başlık satırı bulunamadı: ${missing}. Beklenen başlıklar: Tarih; Açıklama; Tutar ya da Alacak ve Borç. İsteğe bağlı: Gönderen, Dekont No, Bakiye.${
      found === '' ? '' : ` Dosyada okunan: ${found}.`
    }`,
  missing: { date: 'Tarih sütunu yok', description: 'Açıklama sütunu yok', amount: 'Tutar sütunu yok' },
  noHeadings: 'tanıdık bir sütun yok',
  twice: (heading: string, other: string) =>
    `“${heading}” ve “${other}” sütunlarının hangisinin tutar olduğu anlaşılamadı. Birinin başlığını silip yeniden yükleyin.`,
  badDay: (line: number, value: string) =>
    `Satır ${n(line)}: “${value}” bir tarih değil. Beklenen: 25.11.2026 ya da 2026-11-25.`,
  future: (line: number, value: string) => `Satır ${n(line)}: “${value}” gelecekte bir gün.`,
  badAmount: (line: number, value: string) =>
    `Satır ${n(line)}: “${value}” bir tutar değil. Beklenen: 1.234,50 ya da 1234.50.`,
  ambiguous: (line: number, value: string) =>
    `Satır ${n(line)}: “${value}” iki türlü okunabilir. Kuruşuyla yazın: 1.234,00 ya da 1,23.`,
  noAmount: (line: number) => `Satır ${n(line)}: tutar yok.`,
  badDirection: (line: number, value: string) =>
    `Satır ${n(line)}: “${value}” borç ya da alacak olarak okunamadı. Beklenen: A ya da B.`,
  currency: (line: number, value: string) =>
    `Satır ${n(line)}: para birimi “${value}”. Yalnızca TL hesapların hareketleri yüklenir.`,
  mt: {
    noAccount: (line: number) => `Satır ${n(line)}: hesap numarası (:25:) okunamadı.`,
    bad: (line: number, tag: string) => `Satır ${n(line)}: :${tag}: alanı MT940 biçimine uymuyor.`,
    stray: (line: number) => `Satır ${n(line)}: MT940 alanı bekleniyordu.`,
    orphan: (line: number) => `Satır ${n(line)}: :86: açıklaması bir :61: satırına bağlı değil.`,
    balance: (line: number) =>
      `Satır ${n(line)}: hareketlerin toplamı kapanış bakiyesini tutmuyor; dosya eksik inmiş olabilir. Yeniden indirin.`,
    unfinished: 'Dosya yarıda kesiliyor: kapanış bakiyesi (:62F:) yok. Yeniden indirin.',
  },
  otherAccount: (inFile: string, chosen: string) =>
    `Dosya ${inFile} hesabının, seçtiğiniz hesap ise ${chosen}. Doğru hesabı seçin.`,
  noCredits: 'Dosyada gelen para yok.',
} as const
