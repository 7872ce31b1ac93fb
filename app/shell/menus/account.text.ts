export const balancePath = '/User/balance'
export const requestsPath = '/User/requests'
export const stockAlertsPath = '/User/stock-alerts'

/** The links of the account menu, as the specification lists them (§2 "Header"), with the routes of docs/product.md §4. */
export const memberLinks = [
  { to: '/User/detail', label: 'Hesabım' },
  { to: '/User/orders', label: 'Siparişlerim' },
  { to: '/User/userinfo', label: 'Kullanıcı Bilgilerim' },
  { to: balancePath, label: 'Cari Hesabım' },
  { to: '/User/payment', label: 'Muhasebe Hesabım' },
  { to: '/User/coupons', label: 'İndirim Kuponlarım' },
  { to: '/User/address', label: 'Adres Bilgilerim' },
  { to: '/User/notification', label: 'Duyuru Tercihlerim' },
  { to: '/User/help', label: 'Yardım' },
]

export const staffLinks = [
  { to: '/yonetim', label: 'Yönetim' },
  { to: '/user/iki-adimli-dogrulama', label: 'İki adımlı doğrulama' },
]

export const text = { account: 'Hesabım', signOut: 'Çıkış' }
