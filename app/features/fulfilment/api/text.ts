/** Sentences for the staff in answers of the API. */
export const text = {
  refused: (status: string) => `Sipariş şu anda “${status}”: bu adıma geçilemez.`,
  reason: 'Gerekçe 3 ile 500 karakter arasında olmalıdır.',
  cannotShip: {
    not_found: 'Sipariş bulunamadı.',
    unknown_carrier: 'Kargo firması bulunamadı.',
    unknown_line: 'Siparişte böyle bir satır yok.',
    too_many: 'Satırda bu kadar gönderilmemiş ürün yok.',
    nothing_left: 'Siparişin bütün ürünleri zaten gönderildi.',
    bad_link: 'Takip adresi https:// ile başlamalıdır.',
  },
}
