import { type ContractDocument, type ContractOrder, pairsOf } from './contract'
import { goodsTable, totalsBlock } from './goods'
import { tradeNotice } from './parties'
import { withdrawalExceptions } from './withdrawal'

/**
 * Returns the four facts that stand together directly above the order button (Mesafeli Sözleşmeler
 * Yönetmeliği art. 6/2 a: goods, total price, withdrawal right, exceptions), followed by the duty
 * to pay (art. 8).
 */
export function summariseWithdrawal(order: ContractOrder): ContractDocument {
  return {
    title: 'Siparişi onaylamadan önce',
    version: '',
    sections: [
      { heading: 'Ürünler', blocks: [goodsTable(order)] },
      { heading: 'Toplam fiyat', blocks: [totalsBlock(order)] },
      {
        heading: 'Cayma hakkı',
        blocks: [
          {
            kind: 'paragraph',
            text: `Ürünü teslim aldığınız günden itibaren ${order.withdrawalDays} gün içinde gerekçe göstermeden ve cezai şart ödemeden cayabilirsiniz; teslimattan önce de cayabilirsiniz. Bildirimi bu süre içinde yazılı olarak veya e-postayla göndermeniz yeterlidir. Ürünü bildirimden itibaren 10 gün içinde geri gönderirsiniz; aşağıdaki taşıyıcıyla iade ücretsizdir. Ödemenizin tamamı, bildiriminiz bize ulaştıktan sonra 14 gün içinde iade edilir.`,
          },
          pairsOf([
            ['Cayma bildirimi için', order.seller.email],
            ['İade taşıyıcısı', order.returnCarrier],
          ]),
          ...tradeNotice(order),
        ],
      },
      { heading: 'Cayma hakkının kullanılamayacağı durumlar', blocks: withdrawalExceptions() },
      {
        heading: 'Ödeme yükümlülüğü',
        blocks: [
          {
            kind: 'paragraph',
            text: `Siparişi onayladığınızda ödeme yükümlülüğü doğar. Ödeyeceğiniz toplam: ${order.grandTotal}.`,
          },
        ],
      },
    ],
  }
}
