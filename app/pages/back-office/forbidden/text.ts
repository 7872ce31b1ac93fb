/** Sentences of the page that names a missing permission. */
export const text = {
  title: 'Yetkiniz yok',
  missing: (permission: string) => `Bu işlem için “${permission}” yetkisi gerekir.`,
  missingAny: 'Bu işlem için yetkiniz yok.',
  who: 'Yetkiyi, “Personel” sayfasını açabilen bir yönetici verebilir. Oturumunuz açık kaldı.',
  back: 'Bugün sayfasına dön',
} as const
