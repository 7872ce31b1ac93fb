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
  withdraw: 'Artık gönderme',
  done: 'İzniniz geri alındı. Size kampanya iletisi göndermeyeceğiz.',
  again: 'Fikriniz değişirse izni hesabınızdaki Kullanıcı Bilgilerim sayfasından yeniden verebilirsiniz.',
  home: 'Ana sayfaya dön',
}
