import { z } from 'zod'
import { amountFields, amountsToWire } from '~/features/basket/basket.server'
import { orderBarText } from '~/features/customers/customers'
import { couponRefusalText } from '~/features/promotions/promotions'
import { Problem } from '~/http/answering/problem.server'
import { formatPrice } from '~/kernel/turkish'
import type { BlockedLine, PlaceOutcome } from '../place/outcome'
import { text as phoneText } from '../phone/text'
import { blockedLineText, paymentRefusalText, text, tooManyOpenText } from '../text'
import type { Failure } from '~/http/calls/failures.server'

const conflict = (code: string, meaning: string, remedy: string, details?: z.ZodType): Failure => ({
  status: 409,
  code,
  meaning,
  remedy,
  ...(details ? { details } : {}),
})

/** Failures of ordering. A failed call changes nothing; the basket stays as it is. */
export const ofOrdering: readonly Failure[] = [
  {
    status: 404,
    code: 'address_not_found',
    meaning: '`address_id` size ait bir adresi göstermiyor; konukların kayıtlı adresi yoktur.',
    remedy: 'Numarayı `GET /api/site/addresses` yanıtından alın ya da adresi `address` alanında gönderin.',
  },
  {
    status: 403,
    code: 'may_not_order',
    meaning: 'Üyelik askıda ya da hesap yalnızca görüntüleme yetkisine sahip.',
    remedy: '`title` müşteriye ne yapabileceğini söyler.',
  },
  conflict('empty_basket', 'Sepet boş.', 'Önce `POST /api/add-to-basket` ile ürün ekleyin.'),
  conflict(
    'blocked_lines',
    'Sepetteki bazı satırlar artık satılmıyor ya da stok yetmiyor.',
    '`errors` satırları söyler: adedi azaltın ya da satırı silin.',
  ),
  conflict('below_minimum', 'Sepet, fiyat listenizin en düşük sipariş tutarının altında.', 'Ürün ekleyin.'),
  conflict(
    'coupon_refused',
    'Gönderilen ya da sepetteki kupon kullanılamıyor.',
    '`errors` nedenini söyler: başka bir kupon ya da kuponsuz sipariş için `coupon: null` gönderin.',
  ),
  conflict(
    'approval_needed',
    'Toplam, alıcının onaysız sipariş sınırını aşıyor.',
    'Müşteriyi `/checkout/steps` sayfasına gönderin: oradan firmanın hesap sahibinin onayına sunar.',
  ),
  conflict(
    'phone_unconfirmed',
    'Kapıda ödemeli siparişin cep telefonu SMS koduyla onaylanmadı.',
    '`POST /api/shopping/phone-codes` ile kod gönderip `POST /api/shopping/phone-codes/confirm` ile onaylatın.',
  ),
  conflict(
    'carrier_unavailable',
    'Bu kargo firması seçilemiyor.',
    '`GET /api/cargos` yanıtından başka bir firma seçin.',
  ),
  conflict(
    'payment_unavailable',
    'Bu ödeme yöntemi bu sepet ya da kargo ile kullanılamıyor.',
    '`GET /api/payment-types` yanıtından başka bir yöntem seçin.',
  ),
  conflict(
    'too_many_open_orders',
    'Havale/EFT ödemesi beklenen siparişler, bir müşterinin aynı anda açık tutabileceği sayıya ulaşmış.',
    'Açık siparişlerden birini ödetin ya da iptal ettirin, ya da başka bir `payment_type` gönderin.',
  ),
  conflict(
    'contracts_not_accepted',
    'Müşterinin onaylaması gereken bir sözleşme, geçerli sürümüyle onaylanmadı.',
    'Müşteriye sözleşmeyi gösterip `errors` içindeki sürümleri onaylatın.',
  ),
  conflict(
    'price_changed',
    'Müşterinin gördüğü fiyat bu sırada değişti ya da `expected_total` siparişin toplamı değil.',
    '`details.quote` yeni tutarları söyler: onları gösterip yeniden onaylatın; aynı `Idempotency-Key` kullanılabilir.',
    z.strictObject({ quote: z.strictObject(amountFields) }),
  ),
]

/** Returns the API problem that answers a refused order. */
export function problemOf(outcome: Exclude<PlaceOutcome, { status: 'placed' }>): Problem {
  switch (outcome.status) {
    case 'may_not_order':
      return new Problem(403, 'may_not_order', orderBarText[outcome.reason])
    case 'empty_basket':
      return new Problem(409, 'empty_basket', text.emptyBasket)
    case 'blocked_lines':
      return new Problem(409, 'blocked_lines', text.blockedLines, outcome.lines.map(lineError))
    case 'below_minimum':
      return new Problem(409, 'below_minimum', text.belowMinimum(formatPrice(outcome.minimum)))
    case 'coupon_refused': {
      const message = couponRefusalText(outcome.refusal)
      const errors = [{ path: 'coupon', code: outcome.refusal.reason, message }]
      return new Problem(409, 'coupon_refused', message, errors)
    }
    case 'too_many_open':
      return new Problem(409, 'too_many_open_orders', tooManyOpenText(outcome))
    case 'approval_needed':
      return new Problem(409, 'approval_needed', text.approvalNeeded(formatPrice(outcome.limit)))
    case 'phone_unconfirmed':
      return new Problem(409, 'phone_unconfirmed', phoneText.needed)
    case 'carrier_unavailable':
      return new Problem(409, 'carrier_unavailable', text.carrierUnavailable[outcome.reason])
    case 'payment_unavailable':
      return new Problem(409, 'payment_unavailable', paymentRefusalText(outcome))
    case 'contracts_not_accepted':
      return new Problem(
        409,
        'contracts_not_accepted',
        text.contractsNotAccepted,
        versionErrors(outcome.contracts),
      )
    case 'price_changed':
      return new Problem(
        409,
        'price_changed',
        text.priceChanged,
        versionErrors(outcome.contracts),
        {},
        {
          quote: amountsToWire(outcome.quote.basket),
        },
      )
  }
}

function lineError(line: BlockedLine) {
  return { path: `lines.${line.variantId}`, code: line.reason, message: blockedLineText(line) }
}

function versionErrors(contracts: readonly { id: string; version: string }[]) {
  return contracts.map(({ id, version }) => ({
    path: `contracts.${id}`,
    code: 'contract_version',
    message: text.currentVersion(version),
  }))
}
