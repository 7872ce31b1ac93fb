/** Sentences of the form that adds an invoice to an order. */
export const text = {
  add: 'Fatura ekle',
  replace: 'Faturayı değiştir',
  save: 'Faturayı kaydet',
  number: 'Fatura numarası',
  numberHint: '3 harf, yıl ve 9 rakam: VTR2026000000123',
  uuid: 'ETTN',
  uuidHint: 'Faturanın üzerindeki 36 karakterlik numara.',
  day: 'Fatura tarihi',
  pdf: 'Faturanın PDF’i',
  pdfHint: 'En çok 5 MB. Alıcı siparişinden indirir.',
  keptPdf: 'En çok 5 MB. Aynı ETTN ile boş bırakırsanız kayıtlı PDF kalır.',
  changed: (number: string | null) =>
    number === null
      ? 'Siparişin faturası siz açtıktan sonra kalktı. Yazdıklarınız duruyor; yeniden kaydedebilirsiniz.'
      : `Siz açtıktan sonra bu siparişe ${number} numaralı fatura eklendi. Yazdıklarınız duruyor; yeniden kaydederseniz onun yerine geçer.`,
  wrong: {
    number: 'Fatura numarasını 3 harf, yıl ve 9 rakamla yazın. Örnek: VTR2026000000123',
    uuid: 'ETTN’yi faturadaki gibi yazın: 8-4-4-4-12 haneli, rakam ve a–f harfleri.',
    date: 'Fatura tarihini seçin; gelecekte olamaz.',
    taken: 'Bu fatura numarası ya da ETTN başka bir siparişte kayıtlı.',
    file: 'Dosya temiz bir PDF değil. En çok 5 MB, parolasız ve betiksiz bir PDF seçin.',
  },
} as const
