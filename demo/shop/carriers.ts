/** Prices in kuruş, KDV included. Tax numbers stand on the invoice of an internet sale; `{no}` is the tracking number. */
export const carriers = [
  {
    name: 'Yurtiçi Kargo',
    vkn: '9860008925',
    trackingUrl: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={no}',
    price: 6990,
    minDays: 1,
    maxDays: 3,
    cashOnDelivery: true,
  },
  {
    name: 'Aras Kargo',
    vkn: '0720039666',
    trackingUrl: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code={no}',
    price: 7490,
    minDays: 1,
    maxDays: 3,
    cashOnDelivery: true,
  },
  {
    name: 'PTT Kargo',
    vkn: '7320068060',
    trackingUrl: 'https://gonderitakip.ptt.gov.tr/Track/Verify?q={no}',
    price: 5490,
    minDays: 2,
    maxDays: 5,
    cashOnDelivery: false,
  },
  {
    name: 'Sürat Kargo',
    vkn: '7870233582',
    trackingUrl: 'https://www.suratkargo.com.tr/KargoTakip/',
    price: 6490,
    minDays: 2,
    maxDays: 4,
    cashOnDelivery: false,
  },
]
