/** Emails to applicants and members about their company. */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  events: {
    received: {
      quote: '',
      label: 'Başvurumun durumu',
      path: '/unapproved',
    },
    documents_asked: {
      quote: 'İstenen belgeler',
      label: 'Belge ekle',
      path: '/unapproved',
    },
    approved: {
      quote: '',
      label: 'Alışverişe başla',
      path: '/',
    },
    refused: {
      quote: 'Gerekçe',
      label: 'Başvuru sayfam',
      path: '/unapproved',
    },
    suspended: {
      quote: 'Gerekçe',
      label: 'Bize yazın',
      path: '/contact',
    },
  },
}
