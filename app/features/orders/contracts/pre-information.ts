import {
  type ContractDocument,
  type ContractOrder,
  type ContractTemplate,
  numberSections,
  pairsOf,
} from './contract'
import { deliveryRules } from './delivery'
import { complaintBlocks, disputeRules } from './disputes'
import { goodsTable, totalsBlock } from './goods'
import { buyerBlock, sellerBlock, tradeNotice } from './parties'
import { withdrawalAddress, withdrawalExceptions, withdrawalRules } from './withdrawal'

const id = 'pre-information'
const version = '2026-11-24'
const title = 'Ön Bilgilendirme Formu'

/** The information a consumer must have before the contract exists (Law 6502 art. 48; Mesafeli Sözleşmeler Yönetmeliği art. 5). */
export const preInformation: ContractTemplate = { id, version, title, render }

function render(order: ContractOrder): ContractDocument {
  return {
    title,
    version,
    sections: numberSections([
      { heading: 'Satıcının kimliği ve iletişim bilgileri', blocks: [sellerBlock(order.seller)] },
      { heading: 'Alıcı, teslimat ve fatura bilgileri', blocks: [buyerBlock(order), ...tradeNotice(order)] },
      {
        heading: 'Ürünlerin temel nitelikleri',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sözleşme konusu ürünlerin adı, kodu, seçilen çeşidi, adedi ve fiyatı aşağıdadır. Malzeme, ölçü, renk ve kullanım bilgileri ürün sayfasında yer alır.',
          },
          goodsTable(order),
        ],
      },
      {
        heading: 'Toplam fiyat ve ek masraflar',
        blocks: [
          totalsBlock(order),
          {
            kind: 'paragraph',
            text: 'Fiyatlara tüm vergiler dahildir. Yukarıda gösterilenler dışında nakliye, teslim veya başka bir ek masraf alınmaz. Sözleşmenin internet üzerinden kurulması için olağan internet tarifeniz dışında bir iletişim ücreti doğmaz; Satıcının telefon hattı olağan tarifeyle ücretlendirilir.',
          },
        ],
      },
      {
        heading: 'Ödeme',
        blocks: [
          pairsOf([['Seçilen ödeme yöntemi', order.paymentMethod]]),
          {
            kind: 'paragraph',
            text: 'Siparişin onaylanması ödeme yükümlülüğü doğurur. Havale/EFT ödemelerinde tutar, sipariş onayında bildirilen süre içinde Satıcının banka hesabına gönderilir; bu sürede ödenmeyen sipariş iptal edilir ve tüketiciden bir bedel istenmez. Kapıda ödemede tutar, ürün teslim alınırken taşıyıcıya ödenir.',
          },
        ],
      },
      { heading: 'Teslimat ve ifa', blocks: deliveryRules(order) },
      { heading: 'Şikâyetlerin iletilmesi ve çözümü', blocks: complaintBlocks(order) },
      { heading: 'Cayma hakkı: şartları, süresi ve kullanımı', blocks: withdrawalRules(order) },
      { heading: 'Cayma bildiriminin yapılacağı adresler', blocks: [withdrawalAddress(order)] },
      { heading: 'Cayma hakkının kullanılamayacağı durumlar', blocks: withdrawalExceptions() },
      {
        heading: 'Depozito, teminat ve dijital içerik',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Bu siparişte tüketiciden depozito veya başka bir mali teminat istenmez. Sözleşme konusu ürünler dijital içerik barındırmaz; teknik koruma önlemi ve yazılım uyumluluğu koşulu yoktur.',
          },
        ],
      },
      { heading: 'Uyuşmazlıkların çözümü ve arabuluculuk', blocks: disputeRules() },
      {
        heading: 'Bilgilendirmenin onaylanması ve saklanması',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Bu formdaki bilgiler mesafeli satış sözleşmesinin ayrılmaz parçasıdır ve taraflar aksini açıkça kararlaştırmadıkça değiştirilemez. Tüketici, siparişi onaylamadan önce bu formu okuyup edindiğini elektronik ortamda teyit eder. Form, sipariş onayıyla birlikte tüketicinin e-posta adresine gönderilir ve Satıcı tarafından saklanır.',
          },
        ],
      },
    ]),
  }
}
