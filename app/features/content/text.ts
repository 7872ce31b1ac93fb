/** Sentences of contents that visitors read. */
export const text = {
  table: 'Tablo, yana kaydırılabilir',
  contents: 'Bu sayfada',
  playVideo: (title: string) => `Video: ${title}`,
  noVideo: 'Tarayıcınız bu videoyu oynatamıyor.',
  download: 'Videoyu indirin',
}
