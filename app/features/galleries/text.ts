/** Sentences of galleries. */
export const text = {
  unknownPicture: (key: string) =>
    `“${key}” anahtarlı bir resim mağazada yok. Anahtar, resmin adresindedir: /media/anahtar/640.webp`,
  badKey: 'Resmin anahtarı 16–64 harf ve rakamdır; resmin adresindedir: /media/anahtar/640.webp',
}
