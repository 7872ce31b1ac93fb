/** Sentences about the refund, payment and cancelling of an order. */
export const text = {
  notCancellable: 'Bu sipariş artık buradan iptal edilemez. Lütfen bize ulaşın.',
  returnedOnAccount: (code: string) => `${code} numaralı siparişten iade`,
  editedOnAccount: (code: string) => `${code} numaralı sipariş değiştirildi`,
  transferOnAccount: (bank: string, code: string) => `${bank} havalesi, sipariş ${code}`,
}
