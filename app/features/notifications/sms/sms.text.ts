/** Text messages; short, because each part is charged. */
export const text = {
  shop: 'Vitrin',
  orderPlaced: (shop: string, code: string, amount: string) =>
    `${shop}: ${code} numaralı siparişiniz alındı. Tutar: ${amount}. Ayrıntılar e-postanızda.`,
  orderWaits: (shop: string, code: string, amount: string, until: string) =>
    `${shop}: ${code} numaralı siparişiniz ${until} tarihine kadar ${amount} havalenizi bekliyor.`,
  phoneCode: (shop: string, code: string) =>
    `${shop}: kapıda ödeme onay kodunuz ${code}. 10 dakika geçerlidir. Kodu kimseyle paylaşmayın.`,
}
