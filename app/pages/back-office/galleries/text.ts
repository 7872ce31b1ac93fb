import { mostPictures } from '~/features/galleries/galleries'
import { formatNumber } from '~/kernel/turkish'

/** Sentences of Galeriler. */
export const text = {
  title: 'Galeriler',
  lead: 'Her galeri mağazadaki Galeri sayfasında bir kutudur; içinde resimlerin kendi sayfası vardır.',
  add: 'Yeni galeri',
  toShop: 'Mağazada gör',
  empty: 'Henüz galeri yok. Kordonları saatlerin üzerinde, atölyeyi ve yakın çekimleri burada gösterin.',
  name: 'Galeri',
  address: 'Adres',
  pictures: 'Resimler',
  count: (count: number) => `${formatNumber(count)} resim`,
  position: 'Sıra',
  state: 'Durum',
  states: { shown: 'Gösteriliyor', hidden: 'Gizli', bare: 'Resmi yok' },
  facts: 'Bilgiler',
  titleField: 'Ad',
  summary: 'Kısa anlatım',
  summaryHint: 'Galeri sayfasında adın altında görünür.',
  positionHint: 'Küçük olan önce gelir.',
  active: 'Mağazada gösterilir',
  addPictures: 'Resim ekle',
  listHint:
    'İlk resim Galeri sayfasındaki kutuda görünür. Resmin anlattığı, resmi görmeyenlere okunur. Sırayı sürükleyerek ya da Yukarı ve Aşağı ile değiştirin, sonra kaydedin.',
  none: 'Bu galeride henüz resim yok; mağazada boş görünür. Aşağıdan birkaç resim seçip kaydedin.',
  alt: 'Resmin anlattığı',
  caption: 'Alt yazı',
  removePicture: 'Kaldır',
  picture: (at: number, caption: string) => (caption ? `${at}. resim, ${caption}` : `${at}. resim`),
  undescribed: (count: number) =>
    `${count} resmin anlattığı yalnız galerinin adı. Her biri için ne gösterdiğini yazın.`,
  save: 'Kaydet',
  back: 'Galeriler',
  remove: 'Galeriyi sil',
  confirmRemove: 'Sil',
  removal: {
    places: (path: string) => `Galeri, mağazanın Galeri sayfasından ve ${path} adresinden kalkar.`,
    hidden: (path: string) => `Galeri gizli; ${path} adresi ziyaretçilere zaten açılmıyor.`,
    linked: 'Şuralardaki bağlantılar açılmaz olur:',
    unlinked: 'Hiçbir sayfa ve menü bu galeriye bağlantı vermiyor.',
    files:
      'Resimlerin dosyaları mağazada kalır. Silinen galeri geri getirilemez; gizlemek için “Mağazada gösterilir” işaretini kaldırın.',
    menu: (title: string) => `Menü: ${title}`,
    page: (title: string) => `Sayfa: ${title}`,
  },
  done: {
    ekle: 'Galeri eklendi. Şimdi resimlerin anlattığını yazın.',
    kaydet: 'Galeri kaydedildi.',
    sira: 'Sıra ve yazdıklarınız kaydedildi.',
    sil: 'Galeri silindi.',
  } as Record<string, string>,
  wrong: {
    title: 'Adı 2 ile 100 karakter arasında yazın.',
    summary: 'Kısa anlatım en çok 300 karakterdir.',
    position: 'Sırayı 0 ile 9999 arasında bir sayı yazın.',
    alt: (at: number) => `${at}. resmin anlattığını 2 ile 200 karakter arasında yazın.`,
    caption: (at: number) => `${at}. resmin alt yazısı en çok 120 karakterdir.`,
    tooMany: `Bir galeride en çok ${mostPictures} resim olabilir.`,
    chooseAgain: 'Seçtiğiniz dosyaları yeniden seçin.',
    gone: 'Galeri bulunamadı; başka biri silmiş olabilir.',
  },
} as const
