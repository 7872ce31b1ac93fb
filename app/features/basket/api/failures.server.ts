import type { Failure } from '~/http/calls/failures.server'

const chooseVariant: Failure = {
  status: 400,
  code: 'choose_variant',
  meaning: 'Ürünün birden çok seçeneği var, hangisi olduğu söylenmedi.',
  remedy: '`product_variant_id` gönderin; seçenekler ürünün `variants` alanındadır.',
}

const notWholePackages: Failure = {
  status: 400,
  code: 'not_whole_packages',
  meaning: '`amount` paketteki adedin katı değil.',
  remedy: '`stock.real_quantity` değerinin bir katını gönderin.',
}

export const failures = {
  ofLine: [chooseVariant],
  ofAmount: [chooseVariant, notWholePackages],
  basketNotFound: {
    status: 404,
    code: 'basket_not_found',
    meaning: 'Bu numarayla size ait bir sepet yok.',
    remedy: 'Numarayı `POST /api/shopping/get-basket` yanıtındaki `basket.id` alanından alın.',
  } satisfies Failure,
}
