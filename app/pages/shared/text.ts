/** Sentences that most pages load, so keep them few. Sentences of one page stand beside that page. */
export const text = {
  shopName: 'Vitrin',
  withErrors: (title: string) => `Hata: ${title}`,
  allArrivals: 'Tümünü gör',
  lastSeen: 'Son baktıklarınız',
} as const
