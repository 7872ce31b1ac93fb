/** Words of npm run film. */
export const text = {
  usage: 'Kullanım: npm run film -- DOSYA.mp4 [--intro RESİM-ANAHTARI]',
  unreadable: (file: string) => `Dosya okunamadı: ${file}`,
  refused: {
    too_large: 'Film 20 MB’tan büyük; daha küçük bir dosya hazırlayın.',
    format: 'Dosya MP4 değil. H.264 görüntülü bir MP4 hazırlayın; bütün tarayıcılar onu oynatır.',
  },
  kept: (hash: string) => `Film kaydedildi. Anahtarı: ${hash}, adresi: /media/${hash}/video.mp4`,
  unknownPicture: (key: string) => `“${key}” anahtarlı bir resim mağazada yok; tanıtım filmi değişmedi.`,
  intro: 'Ana sayfa artık bu filmi gösterir. Kaldırmak için site_design/intro_video ayarını boşaltın.',
  failed: (reason: string) => `Film kaydedilemedi: ${reason}`,
}
