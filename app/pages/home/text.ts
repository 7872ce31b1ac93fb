/** Sentences of the home page. */
export const homeText = {
  heading: 'Saatinize yeni bir hava',
  lead: 'Deri, silikon, hasır, naylon, çelik: saatinizin ölçüsüne uyan kordonu bulun, kendiniz takın.',
  browse: 'Yeni gelenlere bakın',
  findTitle: 'Saatime uyan kordonu bul',
  findWidth: 'Kordon genişliği',
  findMaterial: 'Malzeme',
  findAny: 'Hepsi',
  findGo: 'Kordonları göster',
  findHelp: 'Ölçüyü nasıl alırım?',
  materials: 'Malzemeye göre',
  allNew: 'Tümünü gör',
  membershipApply: 'Üyelik başvurusu',
  promises: [
    { icon: 'truck', title: 'Hızlı kargo', text: 'Siparişiniz 1–2 iş günü içinde yola çıkar.' },
    { icon: 'undo', title: '14 gün iade', text: 'Gerekçe göstermeden cayabilirsiniz.' },
    { icon: 'ruler', title: 'Doğru ölçü', text: '12–26 mm arası ölçüler, resimli ölçü rehberi.' },
    { icon: 'chat', title: 'Bize yazın', text: 'Hangi kordon olur, birlikte bakalım.' },
  ],
} as const
