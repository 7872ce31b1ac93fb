/** Sentences of contents. */
export const text = {
  table: 'Tablo, yana kaydırılabilir',
  contents: 'Bu sayfada',
  noLink: 'Başlıkta ya da bağlantıda en az bir harf ya da rakam olmalı.',
}
