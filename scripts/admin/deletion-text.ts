import { deletionDeadline, deletionDays } from '../../app/features/customers/profile/profile'
import { formatDate } from '../../app/kernel/dates'
import type { Kurus } from '../../app/kernel/money'
import { formatPrice } from '../../app/kernel/turkish'

const day = 24 * 3_600_000

/** Sentences of `npm run admin` about deletion requests. */
export const text = {
  usage: `  deletions                                                hesap silme talepleri, yasal süreleriyle (KVKK m. 13: ${deletionDays} gün)
  forget E-POSTA [--asked "NASIL İSTEDİ"]                  hesabı geri dönüşsüz siler; --asked: yazıyla istediyse`,
  badAsked:
    '--asked anlaşılmadı: nasıl istediğini 3–500 karakterle yazın (“12.11.2026 tarihli dilekçe” gibi).',
  none: 'Açık silme talebi yok.',
  listed: ({ email, name }: { email: string; name: string }, requestedAt: Date, now: Date) => {
    const age = Math.floor((now.getTime() - requestedAt.getTime()) / day)
    const until = deletionDeadline(requestedAt)
    const left = Math.floor((until.getTime() - now.getTime()) / day)
    const due = left < 0 ? `SÜRESİ GEÇTİ (${formatDate(until)})` : `${left} gün kaldı (${formatDate(until)})`
    return `${email}  ${name}  ${formatDate(requestedAt)}, ${age} gün önce; ${due}`
  },
  unknown: (email: string) => `${email} ile kayıtlı bir kullanıcı yok.`,
  staff: (email: string) => `${email} mağaza çalışanı. Önce: npm run admin -- role ${email} none`,
  notAsked: (email: string) =>
    `${email} hesabından silme talebi göndermemiş. Yazıyla istediyse --asked ile nasıl istediğini yazın.`,
  lastOwner: (company: string) =>
    `${company} firmasının tek yetkilisi. Önce başka bir kullanıcısını owner yapın: npm run admin -- partner …`,
  unfinished: (codes: readonly string[]) => `Önce bitmesi gereken siparişler var: ${codes.join(', ')}`,
  owes: (amount: Kurus) => `Cari hesabında ${formatPrice(amount)} borcu var: önce kapanmalı.`,
  isOwed: (amount: Kurus) => `Cari hesabında ${formatPrice(amount)} alacağı var: önce ödenmeli.`,
  forgotten: (email: string) =>
    `${email}: hesabı silindi; son bir e-posta ile haber verilecek. Yasa gereği saklananlar: siparişler, sözleşmeler, faturalar, cari hesap, ileti izinleri.`,
  staying: (company: string) =>
    `${company} firması ve adres defteri kalıyor: orada adı geçiyorsa firma yetkilisi değiştirmeli.`,
}
