import { text as banners } from '../banners/text'
import { text as campaigns } from '../shared/campaigns/text'
import { text as batches } from '../shared/batches/text'
import { text as content } from '../content/text'
import { text as customers } from '../customers/text'
import { text as ledger } from '../customers/ledger.text'
import { text as features } from '../features/text'
import { text as newsletters } from '../newsletters/text'
import { text as orders } from '../orders/order.text'
import { text as prices } from '../prices/text'
import { text as productBatches } from '../product-batches/text'
import { text as products } from '../products/text'
import { text as promotions } from '../promotions/text'
import { text as push } from '../push-campaigns/text'
import { text as settings } from '../settings/text'
import { text as showcases } from '../showcases/text'
import { text as sms } from '../sms-campaigns/text'
import { text as counts } from '../stock-counts/text'
import { text as transfers } from '../transfers/text'

type Words = Readonly<Record<string, string>>

const linkTypes: Words = {
  1: 'Kategori',
  2: 'Ürün',
  3: 'İçerik',
  4: 'Başka bir site',
  5: 'Mağazanın sayfası',
}

/** Words for the values of a field: `field`, or `kind.field` where kinds differ. A value without a word is shown as it is. */
export const valueWords: Readonly<Record<string, Words>> = {
  approval: customers.approvals,
  approvalStatus: customers.approvals,
  audiences: banners.audience,
  by: { '-1': 'Yukarı', '1': 'Aşağı' },
  channel: { email: 'E-posta', sms: 'SMS', call: 'Arama', push: 'Anlık bildirim' },
  given: { true: 'Verildi', false: 'Geri alındı' },
  layout: banners.layouts,
  linkType: linkTypes,
  means: { ...ledger.meansNames, account: 'Cari hesap' },
  menu: content.menu.names,
  role: customers.roles,
  rounding: prices.roundings,
  source: { HS_CAGRI_MERKEZI: 'Telefonla', HS_EPOSTA: 'E-postayla', HS_FIZIKSEL_ORTAM: 'Yazılı' },
  visibility: products.visibility,
  'bank_lines.state': transfers.states,
  'business_partners.kind': customers.kinds,
  'campaigns.type': promotions.types,
  'carriers.kind': settings.carriers.kinds,
  'contents.kind': content.kinds,
  'contents.status': content.states,
  'coupons.kind': promotions.kinds,
  'features.kind': features.kinds,
  'newsletters.kind': newsletters.segments,
  'newsletters.status': campaigns.statuses,
  'orders.state': { ...orders.noticeStates, ...orders.returnStates },
  'price_batches.kind': prices.kinds,
  'price_batches.state': batches.states,
  'product_batches.kind': {
    published: 'Yayın',
    visibility: 'Kim görür',
    kdv: 'KDV',
    brand: 'Marka',
    add_category: 'Kategori eklendi',
    remove_category: 'Kategoriden çıkarıldı',
  },
  'product_batches.lacking': productBatches.lacks,
  'product_batches.state': batches.states,
  'push_campaigns.audience': push.audiences,
  'push_campaigns.status': campaigns.statuses,
  'push_campaigns.topic': push.topics,
  'redirects.status': content.redirect.statuses,
  'showcases.rule': showcases.rules,
  'sms_campaigns.audience': sms.audiences,
  'sms_campaigns.status': campaigns.statuses,
  'stock_counts.state': counts.states,
}

export const blockNames: Words = content.block
