import { fold } from '~/kernel/turkish'

/** Contents of a column of a bank file. */
export const columnRoles = [
  'date',
  'description',
  'amount',
  'credit',
  'debit',
  'direction',
  'currency',
  'sender',
  'reference',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** Headings of each role, folded, the best first. */
const known: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: [
    'islem tarihi',
    'hareket tarihi',
    'tarih',
    'tarih saat',
    'islem tarih',
    'date',
    'valor tarihi',
    'valor',
  ],
  description: ['aciklama', 'islem aciklamasi', 'hareket aciklamasi', 'detay', 'islem detayi', 'description'],
  amount: ['tutar', 'islem tutari', 'hareket tutari', 'miktar', 'amount'],
  credit: ['alacak', 'alacak tutari', 'giren', 'gelen', 'gelen tutar', 'yatan', 'credit'],
  debit: ['borc', 'borc tutari', 'cikan', 'giden', 'giden tutar', 'cekilen', 'debit'],
  direction: ['borc alacak', 'alacak borc', 'b a', 'a b', 'borc alacak kodu', 'yon'],
  currency: ['para birimi', 'doviz', 'doviz cinsi', 'doviz kodu', 'currency'],
  sender: [
    'gonderen',
    'gonderen adi',
    'gonderen ad soyad',
    'gonderen unvan',
    'gonderen adi soyadi',
    'gonderici',
    'karsi taraf',
    'karsi hesap adi',
    'karsi hesap unvani',
    'karsi unvan',
    'alici gonderen',
    'gonderen alici',
  ],
  reference: [
    'dekont no',
    'dekont fis no',
    'fis no',
    'fis dekont no',
    'dekont',
    'dekont numarasi',
    'islem no',
    'islem numarasi',
    'referans no',
    'referans',
    'sorgu no',
    'fis',
    'reference',
  ],
}

/** A heading as it is compared: folded, words only, without the currency. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(tl|try)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The column of each role; `twice`: two headings stand for the amount. */
export type Columns = Partial<Record<ColumnRole, number>>

/** The columns of a row of headings. A role with several headings takes the best one, and the leftmost of equals. */
export function columnsOf(cells: readonly string[]): Columns {
  const plain = cells.map(plainHeading)
  const columns: Columns = {}
  for (const role of columnRoles)
    for (const heading of known[role]) {
      const at = plain.indexOf(heading)
      if (at >= 0) {
        columns[role] = at
        break
      }
    }
  return columns
}

/** Two different columns with the heading of an amount, or null. */
export function twoAmounts(cells: readonly string[]): [string, string] | null {
  const found = cells.filter((cell) => known.amount.includes(plainHeading(cell)))
  return found.length > 1 ? [found[0]!, found[1]!] : null
}

/** True for a row that names day, description and amount. */
export const isComplete = (columns: Columns): boolean =>
  columns.date !== undefined &&
  columns.description !== undefined &&
  (columns.amount !== undefined || columns.credit !== undefined)
