import type { Failure } from '~/http/calls/failures.server'

/** Failures of keeping a product. */
export const ofKeeping: readonly Failure[] = [
  {
    status: 400,
    code: 'choose_variant',
    meaning: 'Saklanacak satırın seçeneği söylenmedi.',
    remedy: '`product_variant_id` gönderin.',
  },
  {
    status: 404,
    code: 'product_not_found',
    meaning: 'Ürün yok, bu ziyaretçiye gösterilmiyor ya da (5 için) sepette değil.',
    remedy: 'Numarayı listelerden ya da sepetten alın.',
  },
  {
    status: 409,
    code: 'list_full',
    meaning: 'Liste dolu.',
    remedy: 'Önce `DELETE /api/bp-relation-products/{id}` ile bir kaydı silin.',
  },
  {
    status: 409,
    code: 'list_disabled',
    meaning: 'Mağaza bu listeyi tutmuyor.',
    remedy: 'Bu türü göndermeyin.',
  },
]

export const notKept: Failure = {
  status: 404,
  code: 'not_kept',
  meaning: 'Bu numarayla size ait bir kayıt yok.',
  remedy: 'Numaraları `GET /api/site/bp-relation-products` yanıtından alın.',
}

export const productGone: Failure = {
  status: 404,
  code: 'product_not_found',
  meaning: 'Ürünlerden biri yok ya da bu ziyaretçiye gösterilmiyor; liste değişmedi.',
  remedy: 'Numaraları ürün listelerinden alın.',
}

/** Failures of asking for a stock alert, type 3, besides those of keeping a product. */
export const ofAlerts: readonly Failure[] = [
  {
    status: 401,
    code: 'sign_in_first',
    meaning: 'Stok haberini API ile yalnızca giriş yapmış kullanıcılar ister.',
    remedy: 'Giriş yapın; misafirler haberi ürünün sayfasından e-posta adresiyle ister.',
  },
  {
    status: 409,
    code: 'email_unverified',
    meaning: 'Kullanıcının e-posta adresi doğrulanmamış.',
    remedy: 'Adresi doğrulayın ya da haberi ürünün sayfasından isteyin.',
  },
  {
    status: 409,
    code: 'in_stock',
    meaning: 'Seçenek şu anda satın alınabilir.',
    remedy: 'Haber istemeden sepete ekleyin.',
  },
]
