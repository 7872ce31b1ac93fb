export const text = {
  title: 'Gönderilen e-postalar',
  empty: 'Henüz e-posta gönderilmedi.',
  hint: 'Tanıtım modunda e-postalar gönderilmez, buraya yazılır.',
  back: 'Tüm e-postalar',
  from: 'Kimden',
  to: 'Kime',
  html: 'E-posta içeriği',
  plain: 'Düz metin',
  raw: 'Ham ileti',
  notFound: 'Bu e-posta bulunamadı.',
}
