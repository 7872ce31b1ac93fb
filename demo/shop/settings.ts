import { company } from '../contents/company'

/** Settings of the demo shop by group. Amounts are TL as text, as `Settings.money` reads them. */
const groups: Record<string, Record<string, string>> = {
  seo: {
    title: 'Vitrin | Saat kordonu ve aksesuarları',
    title_suffix: 'Vitrin',
    description:
      'Deri, silikon, hasır, naylon ve çelik saat kordonları, akıllı saat kayışları, tokalar, pimler ve bakım ürünleri. Perakende ve toptan.',
    keywords:
      'saat kordonu, deri kordon, silikon kordon, hasır kordon, akıllı saat kordonu, toptan saat kordonu',
    robots: 'index, follow',
  },
  social_media: {
    instagram: 'https://instagram.vitrin.example/',
    facebook: 'https://facebook.vitrin.example/',
    x: 'https://x.vitrin.example/',
    youtube: 'https://youtube.vitrin.example/',
    pinterest: 'https://pinterest.vitrin.example/',
  },
  company: { ...company },
  checkout: {
    base_price_for_free_shipping: '750.00',
    base_price_for_shipping: '69.90',
    havale_expiry_days: '3',
    transfer_reminder_hours: '24',
    // Codes go to files, which /dev/sms shows.
    cash_on_delivery_code: 'false',
    card_expiry_minutes: '20',
    open_orders_per_guest: '3',
    open_orders_per_member: '10',
    open_orders_per_address: '10',
    withdrawal_days: '14',
    delivery_max_days: '30',
  },
  // The browsers' own push services need no account: the prompt appears from the second visit.
  notification: { provider: 'webpush', prompt_retry_days: '1' },
  newsletter: { per_minute: '60' },
  sms: { per_minute: '60', refusal: "RET yazıp 3000'e gönderin. B001" },
  reminders: { basket_hours: '24', basket_days: '14', basket_again_days: '7', price_drop_percent: '5' },
  site_settings: {
    is_login_required: 'false',
    is_closed: 'false',
    show_prices_to_guests: 'true',
  },
  site_settings_product: { max_length_of_last_seen_products: '12' },
  site_design: {
    toast_hide_ms: '500',
    toast_hide_danger_ms: '2000',
    copyright: '© 2026 Vitrin Kordon ve Saat Aksesuarları',
  },
  catalogue: { lowest_price_window_days: '30' },
}

export const settings = Object.entries(groups).flatMap(([group, values]) =>
  Object.entries(values).map(([key, value]) => ({ group, key, value })),
)
