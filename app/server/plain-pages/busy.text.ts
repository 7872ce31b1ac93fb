/** Texts of the page that is sent during overload. */
export const text = {
  title: 'Mağazamız şu an çok yoğun',
  safe: 'Aynı anda çok sayıda ziyaretçi var, bu sayfayı hemen açamadık. Sepetiniz ve bilgileriniz olduğu gibi duruyor.',
  wait: 'Birkaç saniye sonra yeniden deneyin.',
  unsent:
    'Gönderdiğiniz form işleme alınmadı. Birkaç saniye sonra geri dönüp yeniden gönderin; yazdıklarınız çoğu tarayıcıda durur.',
  tryAgain: 'Yeniden dene',
}
