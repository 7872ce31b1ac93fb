import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { backOfficePages, routeIdOf } from './pages/back-office/pages'

/**
 * A page under its canonical address and others; matching ignores case. Its id is the folder, with the module's name where
 * the folder has several: `basket/mini-cart.route.tsx` is `pages/basket/mini-cart`.
 */
const page = (module: string, canonical: string, ...aliases: string[]) => {
  const id = `pages/${module.replace(/(\/|\.)route\.tsx?$/, '')}`
  return [canonical, ...aliases].map((path, i) =>
    route(path, `pages/${module}`, { id: i ? `${id}/${i}` : id }),
  )
}

/** Every address of the shop, one line each. Any other address is the link of a category, a product or a content. */
export default [
  index('pages/home/route.tsx', { id: 'pages/home' }),
  route('Home', 'pages/home/route.tsx', { id: 'pages/home/1' }),
  ...page('home/guest.route.tsx', 'home_wl', 'HomeWithoutLogin'),

  ...page('category/list.route.tsx', 'category/list'),
  ...page('new-arrivals/route.tsx', 'yeni-gelenler'),
  ...page('search/route.tsx', 'search-results', 'SearchResults', 'ProductsFound', 'products-found'),
  ...page('search/shop.route.tsx', 'search-shop', 'SearchShop'),
  ...page('search/navigator.route.tsx', 'navigator', 'SearchNavigator'),

  ...page('basket/route.tsx', 'sepetim', 'Basket', 'cart/list'),
  ...page('basket/mini-cart.route.tsx', 'sepetim/ozet'),
  ...page('quick-order/route.tsx', 'hizli-siparis'),
  ...page('quick-order/rows.route.ts', 'hizli-siparis/satirlar'),
  ...page('account/home/route.tsx', 'User/detail', 'Profile'),
  ...page('account/orders/route.tsx', 'User/orders'),
  ...page('account/orders/order.route.tsx', 'User/orders/detail/:id'),
  ...page('account/lists/route.tsx', 'User/lists'),
  ...page('account/lists/list.route.tsx', 'User/lists/:id'),
  ...page('account/userinfo/route.tsx', 'User/userinfo'),
  ...page('account/userinfo/export.route.ts', 'User/userinfo/export'),
  ...page('account/address/route.tsx', 'User/address'),
  ...page('account/coupons/route.tsx', 'User/coupons'),
  ...page('account/balance/route.tsx', 'User/balance', 'balance'),
  ...page('account/balance/statement-file.route.ts', 'User/balance/ekstre'),
  ...page('account/payment/route.tsx', 'User/payment'),
  ...page('account/payment/receipt.route.ts', 'User/payment/makbuz/:id'),
  ...page('account/help/route.tsx', 'User/help'),
  ...page('account/help/ticket.route.tsx', 'User/help/:id'),
  ...page('account/notification/route.tsx', 'User/notification'),
  ...page('account/stock-alerts/route.tsx', 'User/stock-alerts'),
  ...page('account/requests/route.tsx', 'User/requests'),
  ...page('account/requests/request.route.tsx', 'User/requests/:id'),
  ...page('favourites/route.tsx', 'User/favorites'),
  ...page('newsletter/route.tsx', 'bulten'),
  ...page('newsletter/unsubscribe.route.tsx', 'bulten/ayril/:token'),
  ...page('newsletter/confirm.route.tsx', 'bulten/:id'),
  ...page('stock-alert/route.tsx', 'stok-haberi'),
  ...page('stock-alert/alert.route.tsx', 'stok-haberi/:id'),
  ...page('consent/topic.route.tsx', 'ileti-izni/konu/:token'),
  ...page('consent/route.tsx', 'ileti-izni/:token'),
  ...page('checkout/route.tsx', 'checkout/steps'),
  ...page('payment/installments.route.tsx', 'taksit/:id'),
  ...page('payment/route.tsx', 'odeme/:id'),
  ...page('payment/result.route.tsx', '3dpayment'),
  ...page('order-tracking/route.tsx', 'siparis-takip'),
  ...page('order/route.tsx', 'siparis/:code'),
  ...page('order/thank-you.route.tsx', 'siparis/:code/tesekkurler'),
  ...page('order/return.route.tsx', 'siparis/:code/iade'),
  ...page('order/payment-notice.route.tsx', 'siparis/:code/odeme-bildirimi'),
  ...page('order/paper.route.ts', 'siparis/:code/belgeler/:paper'),

  ...page('payment/manual.route.tsx', 'pm', 'OrderManualPayment'),
  ...page('payment/receipt.route.ts', 'odeme/:id/makbuz'),
  ...page('contact/route.tsx', 'contact'),
  ...page('gallery/route.tsx', 'Gallery'),
  ...page('gallery/album.route.tsx', 'gallery/:id'),
  ...page('content/list.route.tsx', 'contents', 'ContentDetail'),
  ...page('content/route.tsx', 'contents/:link/:id?'),
  ...page('content/brand.route.tsx', 'page/:part?'),
  ...page('content/categories.route.tsx', 'content-categories'),
  ...page('content/alphabetical.route.tsx', 'content-categories/a'),
  ...page('content/category.route.tsx', 'content-categories/:link?/:id'),
  ...page('content/preview.route.tsx', 'onizleme/:id'),
  ...page('content/faq.route.tsx', 'sss', 'sikca-sorulan-sorular'),

  ...page('sign-in/route.tsx', 'User/Login'),
  ...page('sign-in/forgot.route.tsx', 'User/forgot'),
  ...page('sign-in/verify-email.route.tsx', 'user/dogrula'),
  ...page('sign-in/second-step.route.tsx', 'user/ikinci-adim'),
  ...page('sign-in/second-factor.route.tsx', 'user/iki-adimli-dogrulama'),
  ...page('sign-in/log-out.route.ts', 'user/cikis'),
  ...page('create/route.tsx', 'create'),
  ...page('unapproved/route.tsx', 'unapproved', 'UnapprovedUser'),
  ...page('document/route.ts', 'belge/:id'),
  ...page('personal/route.ts', 'kisisel'),
  // Their addresses stand in app/pages/back-office/pages.ts.
  layout(
    'pages/back-office/frame.route.tsx',
    { id: 'pages/back-office' },
    backOfficePages.map((one) => route(one.path, `pages/back-office/${one.module}`, { id: routeIdOf(one) })),
  ),
  ...page('preferences/route.tsx', 'tercihler'),
  ...page('error/route.tsx', 'error'),
  ...page('dev-ui/route.tsx', 'dev/arayuz'),
  ...page('set-page/route.tsx', '*'),
] satisfies RouteConfig
