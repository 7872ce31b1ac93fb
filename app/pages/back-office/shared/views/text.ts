import { formatNumber } from '~/kernel/turkish'

/** Sentences of saved views. */
export const text = {
  list: 'Kayıtlı görünümler',
  sharedBy: 'ortak',
  save: 'Görünümü kaydet',
  nameLabel: 'Ad',
  share: 'Bütün çalışanlar görsün',
  saveIt: 'Kaydet',
  remove: (name: string) => `“${name}” görünümünü sil`,
  name: 'Görünüme en az 2 harflik bir ad verin.',
  nothing: 'Kaydedilecek süzgeç yok. Önce listeyi süzün ya da sıralayın.',
  tooMany: (count: number) =>
    `Bir listede en çok ${formatNumber(count)} görünümünüz olur. Önce birini silin.`,
} as const
