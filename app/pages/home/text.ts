/** Sentences of the home page that are not in its blocks. */
export const homeText = {
  browse: 'Yeni gelenlere bakın',
  findTitle: 'Saatime uyan kordonu bul',
  findWidth: 'Kordon genişliği',
  findMaterial: 'Malzeme',
  findAny: 'Hepsi',
  findGo: 'Kordonları göster',
  findHelp: 'Ölçüyü nasıl alırım?',
  materials: 'Malzemeye göre',
  skipIntro: 'Videoyu bir daha gösterme',
  intro: 'Bizi tanıyın',
} as const
