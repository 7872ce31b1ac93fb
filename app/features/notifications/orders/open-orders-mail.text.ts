/** The email to the shop about a buyer at the limit of unpaid transfers. */
export const text = {
  subject: (count: number) => `Ödemesi beklenen ${count} havale siparişi: sınıra ulaşıldı`,
  greeting: 'Merhaba,',
  paragraphs: {
    guest:
      'Bir misafirin (aynı oturum ya da e-posta adresi) ödemesi beklenen havale/EFT siparişleri sınıra ulaştı.',
    member: 'Bir üyenin ödemesi beklenen havale/EFT siparişleri sınıra ulaştı.',
    address: 'Aynı ağ adresinden misafirlerin ödemesi beklenen havale/EFT siparişleri sınıra ulaştı.',
  },
  kept: 'Bu siparişlerin ürünleri ödeme süresi dolana kadar başkalarına satılmaz. Biri ödenene ya da iptal edilene kadar yeni havale siparişi kabul edilmez; başka ödeme yöntemleri açıktır.',
  orders: 'Siparişler',
  hint: 'Sınırlar “checkout” ayarlarındadır: open_orders_per_guest, open_orders_per_member, open_orders_per_address. Aynı müşteri için günde en çok bir e-posta gönderilir.',
}
