import type { ConsentChannel } from './channels'

/** The sentences a visitor agrees to, by channel. Raise `consentTextVersion` when one changes: every answer records both. */
export const consentWording: Record<ConsentChannel, string> = {
  email: 'E-posta ile ticari ileti almak istiyorum.',
  sms: 'SMS ile ticari ileti almak istiyorum.',
  call: 'Telefonla aranmak istiyorum.',
  push: 'Bu cihazda kampanya bildirimi almak istiyorum.',
}

/** Sentences of the API about İYS. */
export const text = {
  consentDate: 'Türkiye saati, YYYY-AA-GG SS:DD:SS.',
  recipient: 'E-posta adresi ya da +90 ile telefon numarası.',
  problems: 'Gönderilmeyen değişiklikler ve nedenleri; giderilince sonraki aktarımda yer alırlar.',
  remaining: 'Henüz aktarılmamış değişiklik sayısı; sıfır değilse çağrıyı yineleyin.',
  badDate: 'Tarih YYYY-AA-GG SS:DD:SS biçiminde olmalı.',
  outcome:
    'recorded: kaydedildi; unchanged: mağazadaki durum zaten böyle; older: mağazadaki izin daha yeni; refused: alıcı okunamadı.',
}
