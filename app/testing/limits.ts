const perSession = ['search', 'basket', 'coupon', 'upload', 'message'].flatMap((name) => [
  `${name}_per_session`,
  `${name}_per_address`,
])
const perAccount = ['sign_in', 'registration', 'reset', 'password', 'second_factor'].flatMap((name) => [
  `${name}_per_account`,
  `${name}_per_address`,
])

/** Settings under which nobody is ever told to wait: for tests that ask as fast as they can. */
export const unlimited = [...perSession, ...perAccount].map((key) => ({
  group: 'limits',
  key,
  value: '0',
  isPublic: false,
}))
