/** Sentences for an unreachable shop. */
export const awayText = {
  title: 'Bağlantı kurulamadı',
  closed: 'Mağaza kapalı',
  tryAgain:
    'Mağazaya şu an ulaşılamıyor. Yazdıklarınız duruyor; bağlantınızı denetleyip birazdan yeniden deneyin.',
}
