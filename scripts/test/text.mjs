/** Sentences of `npm test`. */
export const text = {
  heading: (name) => `\n── ${name} ──`,
  stageDone: (name, seconds) => `✓ ${name}: ${seconds} sn`,
  stageFailed: (name, seconds) => `✗ ${name}: başarısız (${seconds} sn)`,
  stageSkipped: (name) => `✗ ${name}: derleme olmadığı için çalıştırılmadı`,
  noTests: (name) => `${name}: hiç test çalışmadı.`,
  failures: (lines) => `\n── Başarısız olanlar ──\n${lines.join('\n')}`,
  retried: (lines) => `\n── İkinci denemede geçenler ──\n${lines.map((line) => `  ${line}`).join('\n')}`,
  tooManyRetried: (count) => `✗ ${count} test ancak ikinci denemede geçti: en çok 2 olabilir.`,
  installingChromium: 'Tarayıcı kuruluyor (apt-get install chromium-headless-shell)…',
  installedChromium: (seconds) => `Tarayıcı kuruldu (${seconds} sn).`,
  installedSoFar: (line, seconds) => `   ${seconds} sn: ${line}`,
  chromiumMissing: (packages) =>
    `Tarayıcı testleri için Chromium gerekli. Kurmak için:\n` +
    `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}\n` +
    `ya da:\n  npx playwright install --with-deps chromium`,
  installingFaketime: 'Saat testleri için libfaketime kuruluyor (apt-get install libfaketime)…',
  faketimeMissing:
    'Saat testleri için libfaketime gerekli. Kurmak için:\n' +
    '  sudo apt-get update && sudo apt-get install -y --no-install-recommends libfaketime',
  installingReaders: (packages) =>
    `Etiket testleri için barkod okuyucu kuruluyor (apt-get install ${packages})…`,
  readersMissing: (packages) =>
    'Etiket testleri bastıkları barkodları okur. Kurmak için:\n' +
    `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`,
  installingEmulator: 'Firebase öykünücüsü kuruluyor (266 MB)…',
  emulatorMissing: 'Firebase öykünücüsü kurulamadı; ayrıntılar yukarıda.',
  emulatorFailed: 'Firebase öykünücüsü başlamadı; ayrıntılar yukarıda.',
}
