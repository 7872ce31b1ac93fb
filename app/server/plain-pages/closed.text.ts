/** Texts of the page that replaces all others while the shop is closed. */
export const text = {
  title: 'Mağazamız şu an kapalı',
  reach: 'Siparişinizle ilgili bir sorunuz varsa bize ulaşın:',
  tryAgain: 'Yeniden dene',
  forStaff: 'Çalışan girişi',
}
