const perSession = ['search', 'basket', 'coupon', 'upload', 'message', 'alert', 'tracking'].flatMap(
  (name) => [`${name}_per_session`, `${name}_per_address`],
)
const perAccount = ['sign_in', 'registration', 'reset', 'password', 'second_factor'].flatMap((name) => [
  `${name}_per_account`,
  `${name}_per_address`,
])

const without = (group: string) => (key: string) => ({ group, key, value: '0', isPublic: false })

/** Settings that let any number of orders wait for a transfer: many buyers of the tests share one email address. */
export const manyOpenOrders = ['guest', 'member', 'address'].map((whose) =>
  without('checkout')(`open_orders_per_${whose}`),
)

/** Settings without rate limits: for tests that send requests as fast as they can. */
export const unlimited = [...[...perSession, ...perAccount].map(without('limits')), ...manyOpenOrders]
