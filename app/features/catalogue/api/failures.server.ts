import type { Failure } from '~/http/calls/failures.server'

const missing = (code: string, meaning: string, remedy: string): Failure => ({
  status: 404,
  code,
  meaning,
  remedy,
})

export const failures = {
  productNotFound: missing(
    'product_not_found',
    'Ürün yok ya da bu ziyaretçiye gösterilmiyor.',
    'Ürünü listenizden çıkarın; numaraları listelerden ve aramadan alın.',
  ),
  categoryNotFound: missing(
    'category_not_found',
    'Kategori yok.',
    'Numara ve bağlantıları `GET /api/product-categories` yanıtından alın.',
  ),
  categoriesNotFound: missing('categories_not_found', 'Mağazada hiç kategori yok.', 'Boş katalog gösterin.'),
  featuresNotFound: missing('features_not_found', 'Mağazada hiç özellik yok.', 'Süzgeç göstermeyin.'),
  showcaseNotFound: missing(
    'showcase_not_found',
    'Vitrin yok ya da yayında değil.',
    'Numaraları `GET /api/site/showcases` yanıtından alın.',
  ),
}
