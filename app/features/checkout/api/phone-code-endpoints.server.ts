import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as orderText } from '../text'
import { askForPhoneCode, enterPhoneCode } from '../phone/phone-code.server'
import { askedText, enteredText, text } from '../phone/text'

const phone = z.string().min(10).max(20).describe('Siparişin teslimat adresindeki cep telefonu.')
const answer = z.strictObject({ status: z.enum(['sent', 'confirmed']) })

/** Calls that confirm the number of an order that is paid at the door. */
export const phoneCodeEndpoints: readonly ApiRoute[] = [
  route({
    method: 'post',
    path: '/shopping/phone-codes',
    tag: 'Sipariş',
    summary: 'Kapıda ödemeyi onaylayan kodu SMS ile gönderir',
    policy: 'anyone',
    description:
      '`checkout/cash_on_delivery_code` ayarı açıkken kapıda ödemeli sipariş, numara onaylanmadan verilmez. Yanıt `confirmed` ise numara zaten onaylıdır.',
    limit: 'message',
    failures: [
      {
        status: 409,
        code: 'phone_code_not_sent',
        meaning:
          'Kod gönderilmedi: sepet boş, numara cep telefonu değil, az önce gönderildi ya da SMS kapalı.',
        remedy: '`title` müşteriye ne yapabileceğini söyler.',
      },
    ],
    body: z.strictObject({ phone, ...compatibility }),
    answer,
    example: { body: { phone: '05321234567' }, data: { status: 'sent' } },
    run: async ({ db, visitor, now, canSendSms }, { body }) => {
      const asked = await askForPhoneCode(db, visitor, { phone: body.phone, canSend: canSendSms, now })
      if (asked.status === 'sent' || asked.status === 'confirmed') return { data: { status: asked.status } }
      const sentence = asked.status === 'empty_basket' ? orderText.emptyBasket : askedText(asked)
      throw new Problem(409, 'phone_code_not_sent', sentence)
    },
  }),
  route({
    method: 'post',
    path: '/shopping/phone-codes/confirm',
    tag: 'Sipariş',
    summary: 'SMS ile gelen kodla numarayı onaylar',
    policy: 'anyone',
    description: 'Onay 30 dakika ve bir sipariş için geçerlidir.',
    limit: 'message',
    failures: [
      {
        status: 409,
        code: 'phone_code_refused',
        meaning: 'Kod yanlış, süresi dolmuş ya da deneme hakkı bitmiş.',
        remedy: '`title` müşteriye kalan hakkı söyler; gerekirse yeni kod isteyin.',
      },
    ],
    body: z.strictObject({ phone, code: z.string().regex(/^\d{6}$/, text.badCode), ...compatibility }),
    answer,
    example: { body: { phone: '05321234567', code: '204816' }, data: { status: 'confirmed' } },
    run: async ({ db, visitor, now, secret }, { body }) => {
      const entered = await enterPhoneCode(db, visitor, { ...body, secret, now })
      if (entered.status !== 'confirmed') throw new Problem(409, 'phone_code_refused', enteredText(entered))
      return { data: { status: 'confirmed' as const } }
    },
  }),
]
