import { docOf } from '~/features/content/content'
import type { Seller } from '../email/email'
import { text } from '../newsletter/newsletter-mail.text'
import type { NewsletterEmail } from '../newsletter/newsletter-parts'
import { text as common } from '../text'

const names = ['Kapadokya deri kordon', 'Toroslar hakiki deri kordon, dikişli', 'Boğaz silikon kordon']
const pricesOf = () => [text.from('449,90 TL'), text.net('312,50 TL'), '189,90 TL']

const care = (guide: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        { type: 'text' as const, text: 'Güneşte değil, ' },
        { type: 'text' as const, text: 'gölgede', marks: [{ type: 'strong' as const }] },
        { type: 'text' as const, text: ' kurutun; ' },
        {
          type: 'text' as const,
          text: 'bakım rehberimiz',
          marks: [{ type: 'link' as const, attrs: { href: guide } }],
        },
        { type: 'text' as const, text: ' yardımcı olur.' },
      ],
    },
    {
      type: 'bullet_list' as const,
      content: ['Bezle silin.', 'Bir gün dinlendirin.'].map((line) => ({
        type: 'list_item' as const,
        content: docOf(line).content as never,
      })),
    },
  ],
})

/** A newsletter with every kind of part. `seesPrices` false: to somebody who sees no prices. */
export function sampleNewsletter(origin: string, seller: Seller, seesPrices: boolean): NewsletterEmail {
  const prices = pricesOf()
  const picture = (width: number) => `${origin}/media/a1b2c3d4e5f60718/${width}.jpg`
  return {
    subject: 'Kış kordonları geldi',
    preheader: 'Altı yeni deri, üç yeni renk ve bakım seti hediyesi.',
    seller,
    signature: common.signature,
    unsubscribe: `${origin}/bulten/ayril/${'Qm9yZGVy'.repeat(14)}`,
    parts: [
      {
        kind: 'picture_text',
        picture: { src: picture(960), alt: 'Taba deri kordonlar', width: 544, height: 306 },
        heading: 'Kışın rengi: taba ve bordo',
        text: docOf('Mat deriyi kalın dikişle birleştirdik.', '18–24 mm arası bütün genişliklerde.'),
        action: { label: 'Kış kordonlarına bak', href: `${origin}/kis-kordonlari` },
      },
      {
        kind: 'showcase',
        heading: 'Yeni gelenler',
        products: names.map((name, i) => ({
          name,
          price: seesPrices ? prices[i]! : null,
          href: `${origin}/kordon-${i}`,
          picture: picture(320),
        })),
      },
      { kind: 'text', heading: 'Deriniz ıslanırsa', text: care(`${origin}/contents/bakim/7`) },
      {
        kind: 'picture',
        picture: { src: picture(960), alt: 'Atölyede dikilen bir kordon', width: 544, height: 300 },
        caption: 'Her kordon İstanbul’da elle dikilir.',
        href: `${origin}/contents/hakkimizda/1`,
      },
      {
        kind: 'quotation',
        text: 'Saatimi yeniden takmak için bahane arıyorum.',
        by: text.quoted('Gülsüm Ç.', 'müşterimiz'),
      },
      {
        kind: 'columns',
        heading: 'Bizden alınca',
        columns: [
          { title: 'Hızlı kargo', text: docOf('14.00’e kadar verilen sipariş aynı gün yola çıkar.') },
          { title: 'Kolay iade', text: docOf('14 gün içinde geri gönderebilirsiniz.') },
        ],
      },
    ],
  }
}
