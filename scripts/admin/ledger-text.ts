/** Sentences of `npm run admin` about customers' accounts. */
export const text = {
  usage: `  payment FİRMA TUTAR --means nakit|havale|kart|cek|senet   tahsilat işler
  opening FİRMA TUTAR [--side borc|alacak] [--due YYYY-AA-GG]   devir bakiyesi işler
  difference FİRMA TUTAR [--side borc|alacak]                   fiyat farkı işler
  transfer FİRMA FİRMA TUTAR                               virman: ilkinin alacağını ikincisine geçirir
      hepsinde [--date YYYY-AA-GG] [--document EVRAK-NO] [--note "AÇIKLAMA"]
  statement FİRMA [--from YYYY-AA-GG] [--to YYYY-AA-GG]    hesap ekstresi`,
  badDay: (option: string, given: string) => `--${option} ${given} anlaşılmadı. Gün 2026-11-20 gibi yazılır.`,
  badAmount: (given: string) => `“${given}” tutar değil. TL olarak yazın: 1500 ya da 1.500,50.`,
  badMeans: (known: readonly string[]) => `--means gerekli: ${known.join(', ')}.`,
  badSide: (given: string) => `--side ${given} anlaşılmadı: borc (firma borçlanır) ya da alacak.`,
  tooLong: 'Evrak no en çok 40, açıklama en çok 200 karakter olabilir.',
  samePartner: 'Virman iki ayrı firma arasında yapılır.',
  dueBefore: 'Vade, işlem gününden önce olamaz.',
  posted: (kind: string, amount: string) => `${kind} işlendi: ${amount}.`,
  balance: (name: string, balance: string) => `${name}: bakiye ${balance}`,
  head: ['Tarih', 'Vade', 'Evrak no', 'İşlem türü', 'Borç', 'Alacak', 'Bakiye'],
  forward: 'Devir',
  totals: 'Toplam',
}
