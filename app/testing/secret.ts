/** The secret of the shops of tests. */
export const testSecret = 'a secret of the tests, 32 characters'
