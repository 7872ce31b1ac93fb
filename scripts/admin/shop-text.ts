/** Sentences of `npm run admin` about opening and closing the shop. */
export const text = {
  usage: `  shop closed [--words "SÖZ"] [--minutes DAKİKA]           mağazayı ziyaretçilere kapatır; çalışanlar girer
  shop open                                                mağazayı açar`,
  badState: (given: string) => `“${given}” anlaşılmadı. open ya da closed yazın.`,
  badWords: '--words boş olamaz; ziyaretçilerin okuyacağı en çok 1.000 karakter yazın.',
  badMinutes: (given: string) =>
    `--minutes ${given} anlaşılmadı. Kaç dakika sonra yeniden gelinsin: 1–999999.`,
  closed: (words: string) => `Mağaza ziyaretçilere kapalı. Okudukları: ${words}`,
  open: 'Mağaza açık.',
}
