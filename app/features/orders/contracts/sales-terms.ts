import {
  type ContractBlock,
  type ContractDocument,
  type ContractOrder,
  type ContractTemplate,
  numberSections,
  pairsOf,
} from './contract'
import { goodsTable, totalsBlock } from './goods'
import { buyerBlock, sellerBlock } from './parties'

const id = 'sales-terms'
const version = '2026-11-24'
const title = 'Toptan Satış Koşulları'

/**
 * The terms a dealer accepts: a sale between merchants (Türk Ticaret Kanunu, Türk Borçlar Kanunu).
 * It has no distance contract and no right of withdrawal: both are for buyers outside their trade
 * or profession.
 */
export const salesTerms: ContractTemplate = { id, version, title, render }

function render(order: ContractOrder): ContractDocument {
  return {
    title,
    version,
    sections: numberSections([
      { heading: 'Satıcı', blocks: [sellerBlock(order.seller)] },
      { heading: 'Alıcı', blocks: [buyerBlock(order)] },
      { heading: 'Konu ve kapsam', blocks: subject(order) },
      { heading: 'Ürünler ve bedel', blocks: [goodsTable(order), totalsBlock(order)] },
      { heading: 'Ödeme', blocks: payment(order) },
      { heading: 'Teslimat', blocks: delivery(order) },
      { heading: 'Ayıplı ya da eksik ürün', blocks: defects() },
      { heading: 'İade', blocks: returns() },
      { heading: 'Kişisel veriler', blocks: privacy() },
      { heading: 'Uyuşmazlıklar', blocks: disputes() },
      { heading: 'Kurulma ve saklama', blocks: keeping(order) },
    ]),
  }
}

function subject({ seller }: ContractOrder): ContractBlock[] {
  return [
    paragraph(
      `Bu koşullar, Alıcının onaylı toptan müşteri olarak, ticari veya mesleki amaçla ${seller.website} adresli internet sitesinden verdiği siparişe uygulanır. Alıcı tüketici sayılmaz: 6502 sayılı Tüketicinin Korunması Hakkında Kanun ile Mesafeli Sözleşmeler Yönetmeliği, bunlardaki cayma hakkı da, bu satışa uygulanmaz. Taraflar arasındaki yazılı bayilik sözleşmesinde farklı bir hüküm varsa o hüküm geçerlidir.`,
    ),
  ]
}

function payment(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([
      ['Ödeme yöntemi', order.paymentMethod],
      ['Ödenecek toplam (KDV dahil)', order.grandTotal],
    ]),
    list([
      'Siparişin onaylanması ödeme yükümlülüğü doğurur. Burada gösterilmeyen bir bedel istenmez.',
      'Havale/EFT seçildiğinde tutar, sipariş onayında bildirilen süre içinde gönderilir; bu sürede ulaşmayan siparişi Satıcı iptal eder.',
      'Açık hesap seçildiğinde tutar Alıcının cari hesabına borç yazılır ve hesapta gösterilen vadede ödenir. Vadesinde ödenmeyen tutara 3095 sayılı Kanuna göre temerrüt faizi uygulanabilir.',
      'Fatura, Alıcının bildirdiği bilgilere göre elektronik olarak düzenlenir. Faturanın içeriğine alındığı tarihten itibaren sekiz gün içinde itiraz edilmezse içeriği kabul edilmiş sayılır (Türk Ticaret Kanunu, 21. madde).',
    ]),
  ]
}

function delivery(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([
      ['Taşıyıcı', order.carrier],
      ['Tahmini teslimat', order.estimatedDelivery],
    ]),
    list([
      'Teslimat yalnızca Türkiye içindeki adreslere yapılır. Tahmini süre, ödemenin kesinleşmesinden başlar.',
      'Satıcının gönderdiği ürünlerde kayıp ve hasar, ürün Alıcıya teslim edilene kadar Satıcıya aittir. Taşıma ücretini Alıcının ödediği kargo ve ambar gönderilerinde kayıp ve hasar, ürün taşıyıcıya teslim edildiğinde Alıcıya geçer.',
      'Dışarıdan hasarlı görünen paket için taşıyıcıya tutanak tutturulması, hasarın kimden kaynaklandığını belirlemeyi kolaylaştırır.',
    ]),
  ]
}

/**
 * Returns the periods for reporting defects: two days for visible ones, eight for all others (Türk
 * Ticaret Kanunu art. 23/1 c).
 */
function defects(): ContractBlock[] {
  return [
    paragraph(
      'Alıcı, teslim sırasında açıkça belli olan ayıpları ve eksikleri iki gün içinde, açıkça belli olmayanları teslimden sonra sekiz gün içinde ürünleri inceleyerek Satıcıya bildirir (Türk Ticaret Kanunu, 23. madde). Bu incelemede ortaya çıkmayan gizli ayıplar, öğrenildiğinde hemen bildirilir.',
    ),
    paragraph(
      'Bildirim üzerine Alıcı, Türk Borçlar Kanununun 227. maddesindeki haklarını kullanabilir: satılanı geri vererek sözleşmeden dönme, bedelden indirim, aşırı masraf gerektirmiyorsa ücretsiz onarım, olanak varsa ayıpsız benzeriyle değişim.',
    ),
  ]
}

function returns(): ContractBlock[] {
  return [
    paragraph(
      'Ayıplı, eksik ya da yanlış gönderilen ürünler dışındaki iadeler Satıcının onayına bağlıdır. Onaylanan iade, cari hesaba ya da ödemenin yapıldığı yola alacak olarak işlenir.',
    ),
  ]
}

function privacy(): ContractBlock[] {
  return [
    paragraph(
      'Alıcının yetkililerine ait kişisel veriler 6698 sayılı Kanuna uygun olarak siparişin alınması, teslimi, faturalanması ve yasal yükümlülüklerin yerine getirilmesi için işlenir. Ayrıntılar Satıcının internet sitesindeki KVKK aydınlatma metnindedir. Bu koşulların onaylanması ticari elektronik ileti onayı değildir.',
    ),
  ]
}

function disputes(): ContractBlock[] {
  return [
    paragraph(
      'Konusu bir miktar paranın ödenmesi olan ticari davalardan önce arabulucuya başvurmak zorunludur (Türk Ticaret Kanunu, 5/A maddesi). Anlaşma olmazsa Satıcının merkezinin bulunduğu yerdeki mahkemeler ve icra daireleri yetkilidir.',
    ),
  ]
}

function keeping(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([['Siparişin onaylandığı tarih', order.orderDate]]),
    paragraph(
      'Alıcı bu koşulları okuyup elektronik ortamda onaylar; satış, siparişin onaylandığı tarihte kurulur. Metin, sipariş onayıyla birlikte Alıcının e-posta adresine gönderilir ve Satıcı tarafından on yıl saklanır.',
    ),
  ]
}

const paragraph = (text: string): ContractBlock => ({ kind: 'paragraph', text })
const list = (items: string[]): ContractBlock => ({ kind: 'list', items })
