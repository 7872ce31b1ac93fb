import { formatPhone } from '~/kernel/identity-numbers'
import type { AskedCode, EnteredCode } from './phone-code'

/** Sentences about confirming a mobile number before an order that is paid at the door. */
export const text = {
  heading: 'Kapıda ödemeyi onaylayın',
  why: (phone: string) =>
    `Kapıda ödemeli siparişleri cep telefonunuza gönderdiğimiz 6 haneli kodla onaylıyoruz. Kod ${formatPhone(phone)} numarasına gider; numara yanlışsa adres adımından değiştirin.`,
  send: 'Kodu SMS ile gönder',
  sendAgain: 'Kodu yeniden gönder',
  sent: (phone: string) =>
    `Kodu ${formatPhone(phone)} numarasına gönderdik. Birkaç dakika içinde gelmezse yeniden isteyin.`,
  code: 'SMS ile gelen kod',
  codeHint: '6 rakam; 10 dakika geçerlidir.',
  confirmed: (phone: string) => `${formatPhone(phone)} numarasını onayladınız. Siparişinizi verebilirsiniz.`,
  needed: 'Kapıda ödemeli sipariş için cep telefonunuza gönderilen kodu yazın.',
  noMobile: 'Kod yalnızca cep telefonuna gönderilir. Adres adımında cep telefonunuzu yazın.',
  unavailable: 'Şu anda SMS gönderemiyoruz. Lütfen başka bir ödeme yöntemi seçin.',
  wait: (seconds: number) =>
    seconds > 90
      ? `Bu numaraya kısa sürede çok fazla kod gönderildi. ${Math.ceil(seconds / 60)} dakika sonra yeniden isteyebilir ya da başka bir ödeme yöntemi seçebilirsiniz.`
      : `Kodu az önce gönderdik. Gelmezse ${seconds} saniye sonra yeniden isteyin.`,
  badCode: 'Kod 6 rakamdır.',
  wrong: (left: number) =>
    left > 0
      ? `Kod yanlış. ${left} deneme hakkınız kaldı.`
      : 'Kod yanlış ve deneme hakkınız bitti. Yeni bir kod isteyin.',
  over: 'Bu kod artık geçerli değil. Yeni bir kod isteyin.',
}

/** The sentence about a code that was not sent. */
export function askedText(
  asked: Exclude<AskedCode, { status: 'sent' | 'confirmed' | 'empty_basket' }>,
): string {
  if (asked.status === 'wait') return text.wait(asked.seconds)
  return asked.status === 'no_mobile' ? text.noMobile : text.unavailable
}

/** The sentence about a code that does not confirm the number. */
export function enteredText(entered: Exclude<EnteredCode, { status: 'confirmed' }>): string {
  return entered.status === 'wrong' ? text.wrong(entered.left) : text.over
}
