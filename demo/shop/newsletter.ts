import { docOf, type PageBlock } from '~/features/content/content'

/** The draft of a newsletter, so that the staff sees one. */
export const newsletter: { subject: string; preheader: string; blocks: PageBlock[] } = {
  subject: 'Yeni sezon kordonları geldi',
  preheader: 'Taba, bordo ve petrol mavisi; bütün genişliklerde.',
  blocks: [
    {
      id: 'b1',
      kind: 'text',
      heading: 'Merhaba',
      text: docOf('Yeni sezonun derilerini ve renklerini sizin için bir araya getirdik.'),
    },
    { id: 'b2', kind: 'showcase', code: null, heading: 'Öne çıkanlar' },
    {
      id: 'b3',
      kind: 'quotation',
      text: 'Kordonu değiştirince saatim yenilendi.',
      author: 'Gülsüm Ç.',
      role: 'müşterimiz',
    },
  ],
}
