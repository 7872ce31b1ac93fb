/** Examples for the API's documentation. */
export const contentExample = {
  id: 4,
  link: 'iade',
  path: '/contents/iade/4',
  title: 'İade ve değişim',
  summary: 'Ürünleri 14 gün içinde geri gönderebilirsiniz.',
  category: { link: 'yardim', title: 'Yardım' },
}

export const faqExample = {
  id: 7,
  group: 'Kargo',
  question: 'Siparişim ne zaman kargoya verilir?',
  answer: 'Saat 14.00 öncesi siparişler aynı gün kargoya verilir.',
}
