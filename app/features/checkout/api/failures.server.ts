import { z } from 'zod'
import { amountFields } from '~/features/basket/basket.server'
import type { Failure } from '~/http/calls/failures.server'

const conflict = (code: string, meaning: string, remedy: string, details?: z.ZodType): Failure => ({
  ...{ status: 409, code, meaning, remedy },
  ...(details ? { details } : {}),
})

/** How ordering can fail: nothing has changed then, the basket stays. */
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
