/** type: 1 card, 2 Havale/EFT, 3 open account, 4 cash on delivery; amounts in kuruş. */
export const paymentMethods = [
  {
    type: 1,
    name: 'Kredi / banka kartı',
    description: 'Kartınızla tek çekim veya taksitle ödeyin.',
    active: true,
    fee: 0,
    limit: null,
  },
  {
    type: 2,
    name: 'Havale / EFT',
    description:
      'Sipariş tutarını hesaplarımızdan birine gönderin, açıklamaya yalnızca sipariş numaranızı yazın.',
    active: true,
    fee: 0,
    limit: null,
  },
  {
    type: 4,
    name: 'Kapıda ödeme',
    description:
      'Tutarı teslim alırken kargo görevlisine nakit veya kartla ödeyin. Hizmet bedeli toplama eklenir.',
    active: true,
    fee: 3990,
    limit: 500_000,
  },
  {
    type: 3,
    name: 'Açık hesap',
    description: 'Tanımlı limitiniz içinde vadeli ödeyin.',
    active: true,
    fee: 0,
    limit: null,
  },
]

/** Numbers of instalments; the difference in hundredths of a percent, amounts in kuruş. */
export const installmentPlans = [
  { count: 2, percentHundredths: 0, minimum: 0 },
  { count: 3, percentHundredths: 0, minimum: 30_000 },
  { count: 6, percentHundredths: 299, minimum: 60_000 },
  { count: 9, percentHundredths: 449, minimum: 90_000 },
  { count: 12, percentHundredths: 649, minimum: 120_000 },
]
