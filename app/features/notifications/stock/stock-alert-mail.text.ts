/** Emails of stock alerts. */
export const text = {
  greeting: 'Merhaba,',
  goods: 'Ürün',
  push: {
    title: (product: string) => `Yeniden stokta: ${product}`,
    body: (variant: string) => `${variant}. Stok sınırlı olabilir.`,
  },
  confirm: {
    subject: (product: string) => `Stok haberinizi onaylayın: ${product}`,
    paragraphs: (product: string, variant: string, days: number) => [
      `Bu e-posta adresine ${product}, ${variant} stoğa girince haber verilmesi istendi.`,
      `Haberi istiyorsanız ${days} gün içinde aşağıdaki bağlantıyı açıp onaylayın. Aynı sayfadan vazgeçebilirsiniz.`,
    ],
    action: 'Onay sayfasını aç',
    hint: 'Siz istemediyseniz bir şey yapmanız gerekmez: onaylanmayan kayıt kendiliğinden silinir.',
  },
  returned: {
    action: 'Ürünü gör',
    stop: 'Bütün stok haberlerimi durdur',
    hint: 'Bu haberi siz istediğiniz için bir kez gönderdik; bu ürün için yeniden yazmayacağız.',
  },
}
