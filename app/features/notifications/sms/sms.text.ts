/** Text messages; short, because each part is charged. */
export const text = {
  shop: 'Vitrin',
  phoneCode: (shop: string, code: string) =>
    `${shop}: kapıda ödeme onay kodunuz ${code}. 10 dakika geçerlidir. Kodu kimseyle paylaşmayın.`,
}
