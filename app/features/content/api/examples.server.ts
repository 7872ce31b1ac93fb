/** Examples for the API's documentation. */
export const contentExample = {
  id: 4,
  kind: 'page' as const,
  link: 'iade',
  path: '/contents/iade/4',
  title: 'İade ve değişim',
  summary: 'Ürünleri 14 gün içinde geri gönderebilirsiniz.',
  category: { link: 'yardim', title: 'Yardım' },
}

export const blocksExample = [
  {
    id: 'sure',
    kind: 'text' as const,
    heading: 'Süre',
    text: {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'text' as const, text: 'Teslimattan sonra ' },
            { type: 'text' as const, text: '14 gün', marks: [{ type: 'strong' as const }] },
            { type: 'text' as const, text: ' içinde.' },
          ],
        },
      ],
    },
  },
]

const texts = {
  content_category_id: 2,
  blocks: blocksExample,
  text: 'Süre Teslimattan sonra 14 gün içinde.',
  seo_title: '',
  seo_description: '',
  version: '2026-03-02',
  updated_at: '2026-03-02T10:15:00.000+03:00',
}

export const contentAnswerExample = { ...contentExample, ...texts }

export const contentInputExample = {
  title: 'İade ve değişim',
  content_category_id: 2,
  summary: 'Ürünleri 14 gün içinde geri gönderebilirsiniz.',
  blocks: blocksExample,
}

export const contentRecordExample = {
  ...contentAnswerExample,
  category_id: null,
  number: 3,
  status: 'published' as const,
  publish_at: '2026-03-02T10:15:00.000+03:00',
  saved_by: 'user 12',
}

export const faqExample = {
  id: 7,
  group: 'Kargo',
  question: 'Siparişim ne zaman kargoya verilir?',
  answer: 'Saat 14.00 öncesi siparişler aynı gün kargoya verilir.',
}
