import type { Hold } from '~/server/forget-member.server'
import { formatDate } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'

/** Sentences of the requests about personal data. */
export const text = {
  title: 'KVKK talepleri',
  lead: 'Silme talepleri 30 gün içinde yerine getirilir (KVKK m. 13). Siparişler, sözleşmeler, faturalar, cari hesap ve ileti izinleri yasa gereği saklanır.',
  open: 'Açık silme talepleri',
  none: 'Açık silme talebi yok.',
  asked: (at: Date) => `${formatDate(at)} tarihinde istedi`,
  left: (days: number, until: Date) =>
    days < 0
      ? `Süresi geçti (${formatDate(until)})`
      : `${formatNumber(days)} gün kaldı (${formatDate(until)})`,
  forget: 'Hesabı sil',
  forgetIt: 'Geri dönüşsüz sil',
  email: 'E-posta adresi',
  typed: 'Onaylamak için e-posta adresini yazın',
  written: 'Yazılı talep',
  writtenLead: 'Dilekçe, KEP ya da e-postayla gelen silme talebi.',
  how: 'Nasıl istedi?',
  howHint: 'Örnek: 12.11.2026 tarihli dilekçe. 3–500 karakter.',
  export: 'Bilgi talebi',
  exportLead:
    'Üyenin mağazadaki bütün verisi (KVKK m. 11), JSON dosyası olarak. Dosyayı yalnız kendisine verin.',
  download: 'Dosyayı indir',
  done: (email: string) => `${email}: hesap silindi, kendisine son bir e-posta gitti.`,
  staying: (company: string) =>
    `${company} firması ve adres defteri kalıyor; orada adı geçiyorsa firma yetkilisi değiştirmeli.`,
  wrong: {
    unknown: (email: string) => `${email} ile kayıtlı bir kullanıcı yok.`,
    noMember: (email: string) =>
      `${email} müşteri değil ya da e-postasını doğrulamamış; dışa aktarılacak hesabı yok.`,
    staff: 'Bu kişi mağaza çalışanı. Önce Personel sayfasında rolünü kaldırın.',
    not_asked: 'Hesabından silme talebi göndermemiş. Yazıyla istediyse “Yazılı talep” bölümünü kullanın.',
    typed: 'E-posta adresi aynı değil. Silmek için adresi tam yazın.',
    how: 'Nasıl istediğini 3–500 karakterle yazın.',
    email: 'E-posta adresini yazın.',
  },
  hold(hold: Hold): string {
    switch (hold.status) {
      case 'last_owner':
        return `${hold.company} firmasının tek yetkilisi. Önce başka bir kullanıcısı yetkili olmalı.`
      case 'unfinished_orders':
        return `Önce bitmesi gereken siparişler var: ${hold.codes.join(', ')}`
      case 'balance':
        return hold.balance > 0
          ? `Cari hesabında ${formatPrice(hold.balance)} borcu var; önce kapanmalı.`
          : `Cari hesabında ${formatPrice(-hold.balance)} alacağı var; önce ödenmeli.`
    }
  },
} as const
