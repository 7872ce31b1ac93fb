import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/** Returns how the seller answers complaints (art. 5/1 ç, f). */
export function complaintBlocks({ seller }: ContractOrder): ContractBlock[] {
  return [
    {
      kind: 'paragraph',
      text: 'Alıcı; sipariş, teslimat, ürün ve iade konusundaki şikâyetlerini aşağıdaki iletişim bilgilerinden Satıcıya iletebilir. Satıcı başvurunun kendisine ulaştığını bildirir ve en geç 15 gün içinde yanıtlar. Şikâyetler için ayrı bir iletişim adresi yoktur.',
    },
    pairsOf([
      ['Şikâyetler için telefon', seller.phone],
      ['Şikâyetler için e-posta', seller.email],
      ['Şikâyetler için adres', seller.address],
    ]),
  ]
}

/**
 * Returns the authorities a consumer can turn to (art. 5/1 k; Law 6502 art. 68, 73 and 73/A:
 * mediator first, stated in the form since 1.1.2026).
 */
export function disputeRules(): ContractBlock[] {
  return [
    {
      kind: 'list',
      items: [
        'Değeri, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırın altında kalan uyuşmazlıklarda tüketicinin yerleşim yerindeki veya tüketici işleminin yapıldığı yerdeki il ya da ilçe Tüketici Hakem Heyetine başvurulması zorunludur. Başvuru e-Devlet üzerinden Tüketici Bilgi Sistemi (TÜBİS) ile de yapılabilir ve ücretsizdir.',
        'Bu sınırın üzerindeki uyuşmazlıklarda Tüketici Mahkemesi, bulunmayan yerlerde tüketici mahkemesi sıfatıyla asliye hukuk mahkemesi görevlidir. Tüketici, davasını kendi yerleşim yerinde de açabilir.',
        'Tüketici Mahkemesinde dava açmadan önce arabulucuya başvurmak zorunludur: arabuluculuk dava şartıdır (6502 sayılı Kanun, 73/A maddesi). Tüketici Hakem Heyetinin görevine giren uyuşmazlıklar ve heyet kararlarına yapılan itirazlar bu zorunluluğun dışındadır.',
      ],
    },
  ]
}
