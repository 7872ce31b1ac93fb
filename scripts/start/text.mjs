/** Sentences for the operator while the shop gets ready. */
export const text = {
  installing: 'Bağımlılıklar kuruluyor (npm ci)…',
  installed: (seconds) => `Bağımlılıklar kuruldu (${seconds} sn).`,
  installedSoFar: (count, total, seconds) => `   ${count}/${total} paket, ${seconds} sn`,
  dependenciesCurrent: 'Bağımlılıklar güncel.',
  npmMissing: 'npm bulunamadı. Node.js ile birlikte npm kurun: https://nodejs.org',
  installFailed:
    'Bağımlılıklar kurulamadı. İnternet bağlantısını ve boş disk alanını denetleyip yeniden deneyin.',
  building: 'Mağaza derleniyor…',
  built: (seconds) => `Mağaza derlendi (${seconds} sn).`,
  buildCurrent: 'Derleme güncel.',
  buildFailed: 'Mağaza derlenemedi; ayrıntılar yukarıda.',
  starting: 'Mağaza başlatılıyor…',
  stillRunning: (seconds) => `   sürüyor, ${seconds} sn`,
  nodeTooOld: (version) =>
    `Node.js 24 ya da daha yenisi gerekli (bulunan: ${version}). https://nodejs.org adresinden kurun.`,
  restarting: (cause, seconds) =>
    `Mağaza beklenmedik biçimde kapandı (${cause}); ${seconds} sn sonra yeniden başlatılıyor…`,
  slim: (before, after) => `Kurulum sadeleşti: ${before} MB yerine ${after} MB.`,
  notSlim:
    'Bu kurulumda derleme paketleri var. Önce "npm prune --omit=dev" komutunu çalıştırın; geliştirme kurulumu sadeleştirilmez.',
  startFailed: (detail) => `Mağaza başlatılamadı: ${detail}`,
}
