export const text = {
  /** Name of a shop without a configured name. */
  shop: 'Vitrin',
  greeting: (name: string) => `Merhaba ${name},`,
  cancelled: {
    subject: (code: string) => `Siparişiniz iptal edildi: ${code}`,
    intro:
      'Siparişiniz bize ulaştı ve bu e-posta gönderilmeden önce iptal edildi. Sipariş bilgilerini ve onayladığınız metinleri saklayabilmeniz için gönderiyoruz.',
  },
  orderNumber: 'Sipariş numarası',
  orderDate: 'Sipariş tarihi',
  payment: 'Ödeme yöntemi',
  carrier: 'Kargo',
  address: 'Teslimat adresi',
  note: 'Sipariş notu',
  transfer: {
    heading: 'Havale/EFT bilgileri',
    amount: 'Gönderilecek tutar',
    deadline: 'Son ödeme',
    bank: 'Banka',
    holder: 'Alıcı',
    iban: 'IBAN',
    description: 'Açıklama',
    descriptionHint:
      'Açıklamaya yalnızca sipariş numaranızı yazın; ödemenizi siparişinizle böyle eşleştiriyoruz.',
    expiry: 'Bu zamana kadar ulaşmayan ödemelerde sipariş iptal edilir, sizden bir bedel istenmez.',
  },
  lines: 'Ürünler',
  pieces: (quantity: string) => `${quantity} adet`,
  total: 'Toplam (KDV dahil)',
  open: 'Siparişimi görüntüle',
  openHint:
    'Bu bağlantıyla siparişinizin durumunu görebilir, uygunsa iptal edebilirsiniz. Bağlantıyı başkasıyla paylaşmayın.',
  contracts: 'Onayladığınız metinler',
  contractsHint: 'Sipariş verirken onayladığınız metinler aşağıdadır. Bu e-postayı saklamanızı öneririz.',
  contractsAttached:
    'Sipariş verirken onayladığınız metinler bu e-postanın ekindedir. E-postayı ekleriyle saklamanızı öneririz.',
  moreLines: (count: number) => `ve ${count} ürün daha; hepsi sipariş sayfanızda.`,
  signature: 'Sorularınız için bu e-postayı yanıtlayabilirsiniz.',
  toShop: 'Bu e-postayı mağazanız kendiliğinden gönderdi; yanıtınız müşteriye ulaşmaz.',
}
