import { formatNumber } from '../../app/kernel/turkish'

/** Sentences of `npm run admin` about old addresses. */
export const text = {
  usage: `  redirects DOSYA.csv                                      eski adresleri yönlendirir; sütunlar: eski adres, yeni adres
                                                           (yeni adres boşsa sayfa kaldırılmış sayılır: 410)`,
  unreadable: (file: string, reason: string) => `${file} okunamadı: ${reason}`,
  badRow: (line: number) => `Satır ${line}: iki sütun olmalı (eski adres, yeni adres).`,
  refused: (line: number, address: string, reason: string) => `Satır ${line}: ${address}: ${reason}`,
  more: (count: number) => `… ve ${formatNumber(count)} satır daha`,
  done: (written: number, skipped: number) =>
    `${formatNumber(written)} yönlendirme yazıldı, ${formatNumber(skipped)} satır atlandı.`,
}
