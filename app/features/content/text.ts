/** Sentences of contents. */
export const text = {
  table: 'Tablo, yana kaydırılabilir',
  contents: 'Bu sayfada',
  pictureForm: (line: string) =>
    `Resim kendi satırında, ![açıklama](resim:anahtar) biçiminde yazılır; yalnız mağazanın kendi resimleri gösterilir. Bu satır öyle değil: ${line}`,
  pictureAlt: (key: string) =>
    `“${key}” anahtarlı resmin açıklaması eksik. Resmi görmeyenler için köşeli ayraçların içine ne gösterdiğini yazın.`,
  unknownPicture: (key: string) =>
    `“${key}” anahtarlı bir resim mağazada yok. Anahtar, resmin adresindedir: /media/anahtar/640.webp`,
  noLink: 'Başlıkta ya da bağlantıda en az bir harf ya da rakam olmalı.',
}
