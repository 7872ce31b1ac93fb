/** The form field of each secret part of an account. */
export const keyFields = {
  apiKey: 'api-anahtari',
  secretKey: 'guvenlik-anahtari',
  merchantKey: 'magaza-parolasi',
  merchantSalt: 'gizli-anahtar',
} as const
