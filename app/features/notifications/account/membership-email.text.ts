/** Emails to applicants and members about their company. */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  events: {
    received: {
      quote: '',
      subject: 'Toptan üyelik başvurunuz bize ulaştı',
      paragraphs: (company: string) => [
        `${company} için yaptığınız toptan üyelik başvurusunu aldık. Bilgilerinizi ve belgelerinizi inceliyoruz; sonucu bu adrese bildireceğiz.`,
        'O zamana kadar mağazamızdan perakende fiyatlarla alışveriş yapabilirsiniz.',
      ],
      label: 'Başvurumun durumu',
      path: '/unapproved',
    },
    documents_asked: {
      quote: 'İstenen belgeler',
      subject: 'Başvurunuz için belge bekliyoruz',
      paragraphs: (company: string) => [
        `${company} için yaptığınız toptan üyelik başvurusunu tamamlamak için aşağıdaki belgelere ihtiyacımız var. Giriş yapıp başvuru sayfanızdan ekleyebilirsiniz.`,
      ],
      label: 'Belge ekle',
      path: '/unapproved',
    },
    approved: {
      quote: '',
      subject: 'Toptan üyeliğiniz onaylandı',
      paragraphs: (company: string) => [
        `${company} artık toptan üyemiz. Giriş yaptığınızda bütün çeşitlerimizi, size özel fiyatları ve paket fiyatlarını görürsünüz.`,
      ],
      label: 'Alışverişe başla',
      path: '/',
    },
    refused: {
      quote: 'Gerekçe',
      subject: 'Toptan üyelik başvurunuz hakkında',
      paragraphs: (company: string) => [
        `${company} için yaptığınız toptan üyelik başvurusunu bu bilgilerle onaylayamadık. Eksiği tamamlayıp yeniden başvurabilirsiniz.`,
        'Hesabınız açık kalır: perakende fiyatlarla alışveriş yapabilirsiniz.',
      ],
      label: 'Başvuru sayfam',
      path: '/unapproved',
    },
    suspended: {
      quote: 'Gerekçe',
      subject: 'Toptan üyeliğiniz durduruldu',
      paragraphs: (company: string) => [
        `${company} için toptan üyelik şimdilik durduruldu: yeni sipariş veremezsiniz. Siparişlerinizi ve hesap hareketlerinizi görmeye devam edersiniz.`,
        'Sorularınız için bize yazabilirsiniz.',
      ],
      label: 'Bize yazın',
      path: '/contact',
    },
  },
}
