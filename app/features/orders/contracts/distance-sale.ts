import { type ContractDocument, type ContractOrder, type ContractTemplate, numberSections } from './contract'
import { deliveryRules } from './delivery'
import {
  buyerDuties,
  defectRules,
  keepingRules,
  paymentRules,
  privacyRules,
  sellerDuties,
  subjectRules,
} from './distance-sale-clauses'
import { complaintBlocks, disputeRules } from './disputes'
import { goodsTable, totalsBlock } from './goods'
import { buyerBlock, sellerBlock, tradeNotice } from './parties'
import { withdrawalAddress, withdrawalExceptions, withdrawalForm, withdrawalRules } from './withdrawal'

const id = 'distance-sale'
const version = '2026-11-24'
const title = 'Mesafeli Satış Sözleşmesi'

/** The contract between seller and consumer (Law 6502 art. 48; Mesafeli Sözleşmeler Yönetmeliği). */
export const distanceSale: ContractTemplate = { id, version, title, render }

function render(order: ContractOrder): ContractDocument {
  return {
    title,
    version,
    sections: numberSections([
      { heading: 'Taraflar: Satıcı', blocks: [sellerBlock(order.seller)] },
      { heading: 'Taraflar: Alıcı (tüketici)', blocks: [buyerBlock(order), ...tradeNotice(order)] },
      { heading: 'Sözleşmenin konusu', blocks: subjectRules(order) },
      { heading: 'Ürünler ve bedel', blocks: [goodsTable(order), totalsBlock(order)] },
      { heading: 'Ödeme', blocks: paymentRules(order) },
      { heading: 'Teslimat', blocks: deliveryRules(order) },
      { heading: 'Satıcının yükümlülükleri', blocks: sellerDuties() },
      { heading: 'Alıcının yükümlülükleri', blocks: buyerDuties() },
      { heading: 'Cayma hakkı', blocks: [...withdrawalRules(order), withdrawalAddress(order)] },
      { heading: 'Cayma hakkının kullanılamayacağı durumlar', blocks: withdrawalExceptions() },
      { heading: 'Ayıplı ürün', blocks: defectRules() },
      { heading: 'Kişisel verilerin korunması', blocks: privacyRules() },
      { heading: 'Şikâyetler', blocks: complaintBlocks(order) },
      { heading: 'Uyuşmazlıkların çözümü ve arabuluculuk', blocks: disputeRules() },
      { heading: 'Sözleşmenin kurulması ve saklanması', blocks: keepingRules(order) },
      { heading: 'Ek: örnek cayma formu', blocks: withdrawalForm(order) },
    ]),
  }
}
