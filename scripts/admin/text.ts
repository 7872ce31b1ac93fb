import type { ApprovalEvent } from '../../app/features/customers/customers'
import type { DocumentKind } from '../../app/features/customers/documents/documents'
import type { Approval, PartnerRole, StaffRole } from '../../app/features/identity/identity'
import { formatDate } from '../../app/kernel/dates'
import { text as deletions } from './deletion-text'
import { text as iys } from './iys-text'
import { text as ledger } from './ledger-text'
import { text as redirects } from './redirect-text'
import { text as shop } from './shop-text'
import { text as tickets } from './ticket-text'
import { formatNumber } from '../../app/kernel/turkish'

const approvals: Record<Approval, string> = { 0: 'bekliyor', 1: 'onaylı', 2: 'reddedildi', 3: 'durduruldu' }
const roles: Record<PartnerRole, string> = { owner: 'yetkili', buyer: 'alıcı', viewer: 'izleyici' }
const events: Record<ApprovalEvent, string> = {
  received: 'başvuru alındı',
  documents_asked: 'belge istendi',
  documents_added: 'belge eklendi',
  approved: 'onaylandı',
  refused: 'reddedildi',
  suspended: 'durduruldu',
}
const documents: Record<DocumentKind, string> = {
  tax_plate: 'vergi levhası',
  signature_circular: 'imza sirküleri',
  other: 'diğer',
}
const limited = (limit: string | null) => (limit === null ? '' : `, sipariş sınırı ${limit}`)

/** Sentences of `npm run admin`. */
export const text = {
  usage: `Kullanım: npm run admin -- KOMUT …

  list [--status waiting|approved|refused|suspended|all]   toptan başvuruları (yazılmazsa bekleyenler)
  show FİRMA                                               bir firmanın bilgileri, belgeleri, geçmişi
  approve FİRMA --list KOD [--discounts 10+5] [--term GÜN] [--limit TL] [--representative E-POSTA]
  refuse FİRMA --reason "GEREKÇE"
  suspend FİRMA --reason "GEREKÇE"
  ask FİRMA --reason "İSTENEN BELGELER"
  role E-POSTA admin|sales|warehouse|content|none          mağaza çalışanı yapar
  partner FİRMA E-POSTA [--role owner|buyer|viewer] [--limit TL]   firmaya kullanıcı ekler
${ledger.usage}
${tickets.usage}
${deletions.usage}
${iys.usage}
${shop.usage}
${redirects.usage}

FİRMA: numarası (12) ya da kullanıcılarından birinin e-postası.`,
  unknownCommand: (name: string) => `“${name}” diye bir komut yok.`,
  foreignOption: (command: string, option: string) => `“${command}” komutunun --${option} seçeneği yok.`,
  reasonMissing: (command: string) =>
    `${command} için --reason gerekli: müşteriye e-postayla gider (3–500 karakter).`,
  badStatus: (given: string, known: readonly string[]) =>
    `--status ${given} anlaşılmadı. Şunlardan biri olmalı: ${known.join(', ')}.`,
  badRole: (given: string, known: readonly string[]) =>
    `“${given}” diye bir rol yok. Şunlardan biri olmalı: ${known.join(', ')}.`,
  badDiscounts: (given: string) =>
    `--discounts ${given} anlaşılmadı. Art arda iskontoları 10+5 gibi yazın; kaldırmak için 0.`,
  badTerm: (given: string) => `--term ${given} anlaşılmadı. Vade 0–365 gün olmalı.`,
  badMoney: (given: string) => `--limit ${given} anlaşılmadı. TL olarak yazın: 50000 ya da 50.000,00.`,
  noPartner: (wanted: string) =>
    `${wanted} ile bulunan bir müşteri yok. Numarasını ya da kullanıcısının e-postasını yazın.`,
  noUser: (email: string) => `${email} ile kayıtlı bir kullanıcı yok. Önce mağazada üye olması gerekir.`,
  noStaff: (email: string) => `${email} mağaza çalışanı değil. Önce: npm run admin -- role ${email} sales`,
  isStaff: (email: string) => `${email} mağaza çalışanı; bir firmanın kullanıcısı olamaz.`,
  noList: (given: string, known: readonly string[]) =>
    `“${given}” kodlu fiyat listesi yok. Olanlar: ${known.join(', ')}.`,
  listMissing: (known: readonly string[]) =>
    `Onay için --list gerekli. Fiyat listeleri: ${known.join(', ')}.`,
  notWholesale: (name: string) => `${name} perakende müşteri: toptan başvurusu yok.`,
  notFromHere: (name: string, approval: Approval) =>
    `${name} şu anda “${approvals[approval]}”: bu işlem yapılamaz.`,
  elsewhere: (email: string, company: string) => `${email} zaten ${company} firmasının kullanıcısı.`,
  lastOwner: 'Firmanın tek yetkilisi: önce başka birini owner yapın.',
  noneListed: 'Bu durumda başvuru yok.',
  listed: (id: number, name: string, approval: Approval, changed: Date) =>
    `#${id}  ${approvals[approval].padEnd(10)}  ${formatDate(changed)}  ${name}`,
  more: (count: number) => `… ve ${formatNumber(count)} başvuru daha`,
  decided: (id: number, name: string, approval: Approval) =>
    `#${id} ${name}: ${approvals[approval]}. Müşteriye e-posta gönderilecek.`,
  termsChanged: (id: number, name: string) => `#${id} ${name}: koşullar değişti.`,
  roleGiven: (email: string, role: StaffRole | null) =>
    role ? `${email}: mağaza çalışanı, rolü ${role}.` : `${email}: artık mağaza çalışanı değil.`,
  userPlaced: (id: number, email: string, role: PartnerRole, limit: string | null) =>
    `#${id}: ${email} ${roles[role]} olarak eklendi${limited(limit)}.`,
  user: (email: string, name: string, role: PartnerRole, limit: string | null) =>
    `  ${email} (${name}), ${roles[role]}${limited(limit)}`,
  document: (kind: string, name: string, size: number, id: string) =>
    `  ${kind}: ${name} (${formatNumber(Math.ceil(size / 1024))} KB) /belge/${id}`,
  happened: (at: string, event: string, actor: string, reason: string) =>
    `  ${at}  ${event} (${actor})${reason ? `: ${reason}` : ''}`,
  days: (count: number) => (count === 0 ? 'peşin' : `${count} gün`),
  kinds: { retail: 'perakende', wholesale: 'toptan' },
  approvals,
  events,
  documents,
  sheet: {
    kind: 'Tür',
    approval: 'Onay',
    tax: 'Vergi',
    sameTax: 'Aynı vergi numarası',
    list: 'Fiyat listesi',
    discounts: 'İskonto',
    term: 'Vade',
    limit: 'Kredi limiti',
    application: 'Başvuru',
    sentAt: 'Tarih',
    contact: 'Yetkili',
    phone: 'Telefon',
    email: 'E-posta',
    address: 'Adres',
    sells: 'Sattıkları',
    users: 'Kullanıcılar',
    documents: 'Belgeler',
    history: 'Geçmiş',
  },
  failed: (reason: string) => `İşlem yapılamadı: ${reason}`,
}
