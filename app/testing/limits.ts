const perSession = ['search', 'basket', 'coupon', 'upload', 'message'].flatMap((name) => [
  `${name}_per_session`,
  `${name}_per_address`,
])
const perAccount = ['sign_in', 'registration', 'reset', 'password', 'second_factor'].flatMap((name) => [
  `${name}_per_account`,
  `${name}_per_address`,
])

const without = (group: string) => (key: string) => ({ group, key, value: '0', isPublic: false })

/** Settings under which any number of orders waits for a transfer: many buyers of the tests have one e-mail. */
export const manyOpenOrders = ['guest', 'member', 'address'].map((whose) =>
  without('checkout')(`open_orders_per_${whose}`),
)

/** Settings under which nobody is ever told to wait: for tests that ask as fast as they can. */
export const unlimited = [...[...perSession, ...perAccount].map(without('limits')), ...manyOpenOrders]
