/** Sentences of the frequently asked questions. */
export const text = {
  title: 'Sıkça sorulan sorular',
  lead: 'Aradığınızı bulamazsanız bize yazın.',
  description: 'Ölçü, sipariş, ödeme, kargo, iade ve toptan satış hakkında sıkça sorulan sorular.',
  search: 'Sorularda ara',
  searchHint: 'Bir iki sözcük yeter: iade süresi, kargo ücreti…',
  find: 'Ara',
  found: (q: string, count: number) => `“${q}” için ${count} soru bulundu.`,
  showAll: 'Bütün soruları göster',
  tooShort: (least: number) => `En az ${least} karakter yazın; şimdilik bütün sorular aşağıda.`,
  nothing: (q: string) => `“${q}” geçen soru yok`,
  nothingLead: 'Başka bir sözcük deneyin ya da doğrudan bize sorun.',
  ask: 'Bize yazın',
  linkTo: 'Bu yanıtın bağlantısı',
}
