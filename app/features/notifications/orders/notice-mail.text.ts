/** The email to the shop about a transfer notice. */
export const text = {
  subject: (code: string) => `Ödeme bildirimi: ${code}`,
  greeting: 'Merhaba,',
  paragraph: (code: string) =>
    `${code} numaralı siparişin alıcısı havale yaptığını bildirdi. Sipariş, siz karar verene kadar bekler.`,
  facts: 'Bildirim',
  number: (id: number) => `Bildirim no: ${id}`,
  amount: (price: string) => `Tutar: ${price}`,
  bank: (name: string) => `Banka: ${name}`,
  day: (day: string) => `Gün: ${day}`,
  sender: (name: string) => `Gönderen: ${name}`,
  withReceipt: 'Dekont var',
  withoutReceipt: 'Dekont yok',
  note: 'Alıcının notu',
  hint: (id: number) =>
    `Onay: npm run orders -- confirm ${id} · Ret: npm run orders -- refuse ${id} --reason "…"`,
}
