/** Sentences of the choice of columns. */
export const text = {
  columns: 'Sütunlar',
  choose: 'Listede gösterilecek sütunlar',
  show: 'Göster',
  usual: 'Olağan sütunlara dön',
} as const
