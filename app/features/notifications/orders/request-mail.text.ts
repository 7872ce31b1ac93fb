/** Emails about orders that wait for an owner's approval. */
export const text = {
  asked: {
    subject: (name: string) => `Onayınızı bekleyen sipariş: ${name}`,
    paragraphs: (name: string, total: string, limit: string) => [
      `${name}, onaysız sipariş sınırı olan ${limit} tutarını aşan bir sipariş hazırladı. Toplam: ${total}.`,
      'Siz onaylayana kadar sipariş verilmez ve stok ayrılmaz. Onaylarken güncel fiyatları göreceksiniz.',
    ],
    action: 'İsteği incele',
  },
  approved: {
    subject: (code: string) => `Sipariş isteğiniz onaylandı: ${code}`,
    paragraphs: (owner: string, code: string) => [
      `${owner} sipariş isteğinizi onayladı. Sipariş numarası: ${code}.`,
    ],
    action: 'İsteği görüntüle',
  },
  refused: {
    subject: 'Sipariş isteğiniz onaylanmadı',
    paragraphs: (owner: string) => [
      `${owner} sipariş isteğinizi onaylamadı.`,
      'Ürünleri istekten sepetinize geri alıp değiştirebilirsiniz.',
    ],
    reason: 'Gerekçe',
    action: 'İsteği görüntüle',
  },
  greeting: (name: string) => `Merhaba ${name},`,
}
