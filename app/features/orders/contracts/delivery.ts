import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/** Returns the clauses on delivery, its limits and failed delivery (art. 5/1 f; 6/2 b; 16; 17). */
export function deliveryRules(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([
      ['Taşıyıcı', order.carrier],
      ['Tahmini teslimat', order.estimatedDelivery],
      ['En geç teslim', `Siparişin Satıcıya ulaştığı tarihten itibaren ${order.deliveryMaxDays} gün`],
      ['Gönderim kısıtlaması', 'Yalnızca Türkiye içindeki adreslere teslimat yapılır'],
    ]),
    {
      kind: 'list',
      items: [
        'Ürün, tüketiciye veya tüketicinin belirlediği taşıyıcı dışındaki üçüncü bir kişiye teslim edilene kadar oluşan kayıp ve hasardan Satıcı sorumludur. Tüketici, Satıcının belirlediğinden başka bir taşıyıcı isterse bu taşıyıcıya teslimden sonraki kayıp ve hasardan Satıcı sorumlu değildir.',
        `Ürün ${order.deliveryMaxDays} gün içinde teslim edilmezse tüketici sözleşmeyi feshedebilir. Satıcı, fesih bildiriminin kendisine ulaştığı tarihten itibaren 14 gün içinde, teslimat masrafları dahil tahsil ettiği tüm ödemeleri kanuni faiziyle birlikte iade eder.`,
        'Teslimat imkânsızlaşırsa Satıcı bunu öğrendiği tarihten itibaren 3 gün içinde tüketiciye yazılı olarak veya kalıcı veri saklayıcısıyla bildirir ve tüm ödemeleri bildirimden itibaren en geç 14 gün içinde iade eder. Ürünün stokta bulunmaması imkânsızlık sayılmaz.',
      ],
    },
  ]
}
