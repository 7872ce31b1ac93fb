/** Sentences of the back office about a page that cannot be shown. */
export const text = {
  missing: 'Bu kayıt yok ya da size açık değil',
  missingWhy: 'Silinmiş, adresi yanlış yazılmış ya da bakmadığınız bir bayiye ait olabilir.',
  toList: (title: string) => `${title} listesine git`,
  today: 'Bugün sayfasına git',
  failed: 'Sayfa açılamadı',
  failedWhy: 'Beklenmeyen bir hata oldu. Birkaç dakika sonra yeniden deneyin; sürerse yöneticinize bildirin.',
  refused: 'İstek kabul edilmedi',
  refusedWhy: 'Sayfa eskimiş olabilir. Yeniden açıp işlemi bir daha deneyin.',
  code: (status: number) => `Hata kodu: ${status}`,
  again: 'Yeniden dene',
} as const
