import { buyer } from '../guest'
import { memberPassword } from '../members'
import type { Sent } from './forms-of'

/** Values for empty fields. */
export const typed: Record<string, string> = {
  ...buyer,
  'address.title': 'Depo',
  'address.postal_code': '34710',
  ad: 'Ayşe',
  amount: '12,50',
  email: 'baska@alici.example',
  eposta: 'baska@alici.example',
  password: memberPassword,
  soyad: 'Işık',
  telefon: '0532 123 45 67',
  unvan: 'Işık Saat',
  vergi_dairesi: 'Kadıköy',
  vergi_no: '4540536920',
  coupon: 'HOSGELDIN',
  ileti: 'Üç kordondan birinin kopçası çıkmadı.',
  konu: 'Kopça eksik',
  name: 'Haftalık liste',
  note: 'Kapıya bırakın',
  phone: '0532 123 45 67',
  reason: 'Bu ay almıyoruz.',
  current: memberPassword,
  next: 'Kordon-Kutusu-2027',
  sifre: 'Kordon-Kutusu-2027',
  hesap_sahibi: 'Ayşe Işık',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  aciklama: 'Kopçası kırık geldi.',
}

/** Answers to the open choices of a form, by the end of its address. */
const chosen: [RegExp, Record<string, string>][] = [
  [/\/odeme-bildirimi$/, { hesap: '1' }],
  [/\/iade$/, { neden: 'wrong' }],
]

/** A province, one of its districts and one of that district's neighbourhoods. */
export type Fill = { city: string; district: string; neighbourhood: string }

/** A form filled in correctly, so that it is accepted for its own values. */
export function filledIn({ path, fields }: Sent, place: Fill, boxes: Record<string, string> = {}): Sent {
  const all: Record<string, string> = {
    ...typed,
    'address.city_id': place.city,
    'address.district_id': place.district,
    'address.neighbourhood': place.neighbourhood,
  }
  const filled = fields.map(([name, value]): [string, string] => [
    name,
    name.startsWith('adet.') ? '1' : value || (all[name] ?? ''),
  ])
  const open = chosen.filter(([end]) => end.test(path)).flatMap(([, more]) => Object.entries(more))
  const has = new Set(fields.map(([name]) => name))
  return {
    path,
    fields: [...filled, ...[...open, ...Object.entries(boxes)].filter(([name]) => !has.has(name))],
  }
}
