type Counts = Readonly<Record<string, number>>

const written = (value: number, digits = 0) =>
  value.toLocaleString('tr', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Sentences of `npm run soak`. */
export const soakText = {
  usage: 'npm run soak -- [DAKİKA]   (varsayılan 30)',
  begins: (minutes: number) => `Mağaza ${written(minutes, minutes % 1 ? 1 : 0)} dakika kullanılıyor…`,
  now: (minute: number, mb: number, heap: number, counts: Counts) =>
    `${String(minute).padStart(3)}. dk  ${written(mb)} MB (JavaScript ${written(heap)} MB)  ${Object.entries(
      counts,
    )
      .map(([kind, count]) => `${kind} ${written(count)}`)
      .join(', ')}`,
  slope: (slope: number, from: number, most: number) =>
    `Bellek ilk ${written(from, from % 1 ? 1 : 0)} dakikadan sonra dakikada ${written(slope, 2)} MB arttı (en çok ${written(most, 1)})`,
  most: (mb: number, most: number) => `En çok ${written(mb)} MB (sınır ${most})`,
  compared: (paths: number, differing: number) =>
    `${written(paths)} adresin yanıtı yeni bir süreçle karşılaştırıldı: ${differing} fark`,
  answered: (done: number, failed: number) => `${written(done)} iş yapıldı, ${written(failed)} iş yapılamadı`,
}
