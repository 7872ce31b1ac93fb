/** Sentences of the pages that the links in newsletters open. */
export const text = {
  confirmTitle: 'E-bülten kaydı',
  waiting: 'E-bültenimizi bu e-posta adresine gönderelim mi?',
  confirm: 'Onayla',
  confirmed: 'Kaydınız onaylandı. Yeniliklerden ve kampanyalardan sizi haberdar edeceğiz.',
  gone: 'Bu kayıt artık yok. Size e-bülten göndermeyeceğiz.',
  unsubscribeTitle: 'E-bültenden ayrıl',
  ask: (to: string) => `${to} adresine artık e-bülten ve kampanya e-postası göndermeyelim mi?`,
  why: 'Siparişleriniz ve üyeliğinizle ilgili e-postalar gelmeye devam eder.',
  unsubscribe: 'Ayrıl',
  done: 'E-bültenden ayrıldınız. Size kampanya e-postası göndermeyeceğiz.',
  home: 'Ana sayfaya dön',
}
