import type { ConsentChannel } from '~/features/consents/consents'

/** Sentences of the page on which anybody who got a message withdraws, without a sign-in. */
export const text = {
  title: 'İleti izni',
  ask: {
    email: (to: string) => `${to} adresine kampanya e-postası göndermeyelim mi?`,
    sms: (to: string) => `${to} numarasına kampanya SMS’i göndermeyelim mi?`,
    call: (to: string) => `${to} numarasını kampanyalar için aramayalım mı?`,
    push: () => 'Bu cihaza kampanya bildirimi göndermeyelim mi?',
  } satisfies Record<ConsentChannel, (to: string) => string>,
  why: 'Siparişleriniz ve üyeliğinizle ilgili iletiler bu izne bağlı değildir, gelmeye devam eder.',
  withdraw: {
    email: 'Artık gönderme',
    sms: 'Artık gönderme',
    call: 'Artık arama',
    push: 'Artık gönderme',
  } satisfies Record<ConsentChannel, string>,
  done: {
    email: 'İzniniz geri alındı. Bu adrese kampanya e-postası göndermeyeceğiz.',
    sms: 'İzniniz geri alındı. Bu numaraya kampanya SMS’i göndermeyeceğiz.',
    call: 'İzniniz geri alındı. Bu numarayı kampanyalar için aramayacağız.',
    push: 'İzniniz geri alındı. Bu cihaza kampanya bildirimi göndermeyeceğiz.',
  } satisfies Record<ConsentChannel, string>,
  again: 'Fikriniz değişirse izni hesabınızdaki Kullanıcı Bilgilerim sayfasından yeniden verebilirsiniz.',
  home: 'Ana sayfaya dön',
  topic: {
    title: 'Duyuru tercihi',
    ask: (topic: string) => `“${topic}” konusunda size e-posta göndermeyelim mi?`,
    why: 'Yalnız bu konu kapanır; seçtiğiniz öbür konular ve siparişlerinizle ilgili e-postalar gelmeye devam eder.',
    stop: 'Bu konuyu kapat',
    done: (topic: string) => `“${topic}” konusu kapatıldı. Bu konuda e-posta göndermeyeceğiz.`,
    again: 'Fikriniz değişirse konuyu hesabınızdaki Duyuru Tercihlerim sayfasından yeniden açabilirsiniz.',
  },
}
