/** Sentences of the product page beside and below its button. */
export const text = {
  description: 'Açıklama',
  featureTable: 'Özellikler',
  related: 'Birlikte iyi gider',
  recommended: 'Bunlara da bakın',
  delivery: 'Teslimat',
  returns: 'Kolay iade',
  returnsLink: 'Teslimat ve iade koşulları',
  share: 'WhatsApp’ta paylaş',
  ask: 'Bu ürünü sorun',
  askMessage: (name: string, code: string, url: string) =>
    `Merhaba, ${name} (${code}) hakkında bilgi almak istiyorum: ${url}`,
}
