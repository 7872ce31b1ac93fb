import type { Block } from '../blocks/blocks'
import { docOf } from '../blocks/rich-text'

const key = '0123456789abcdef'

/** A good block of each of the ten kinds, with the same words wherever somebody may write. */
export function allKinds(words: string): Block[] {
  const doc = docOf(words)
  const picture = { key, alt: `Resim ${words}` }
  return [
    { id: 'text', kind: 'text', heading: words, text: doc },
    { id: 'picture', kind: 'picture', picture, caption: words, href: null },
    {
      id: 'picture-text',
      kind: 'picture_text',
      look: 'beside',
      picture,
      side: 'left',
      heading: `Başlık ${words}`,
      text: doc,
      action: { label: `Git ${words}`.slice(0, 60), href: '/contact' },
    },
    {
      id: 'gallery',
      kind: 'gallery',
      heading: words,
      pictures: [
        { ...picture, caption: words },
        { ...picture, caption: '' },
      ],
    },
    { id: 'video', kind: 'video', file: key, poster: picture, title: `Film ${words}`, caption: words },
    { id: 'showcase', kind: 'showcase', code: 'yeniler', heading: words },
    { id: 'banner', kind: 'banner', group: 1 },
    { id: 'faq', kind: 'faq', heading: words, ids: [1], group: null },
    { id: 'quotation', kind: 'quotation', text: `Söz ${words}`, author: words, role: words },
    {
      id: 'columns',
      kind: 'columns',
      heading: words,
      columns: [
        { icon: 'truck', title: words, text: doc },
        { icon: null, title: '', text: doc },
      ],
    },
  ]
}
