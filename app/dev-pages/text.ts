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

export const smsText = {
  title: 'Gönderilen SMS’ler',
  empty: 'Henüz SMS gönderilmedi.',
  hint: 'Tanıtım modunda SMS gönderilmez, buraya yazılır.',
  parts: (count: number, encoding: string) => `${count} parça, ${encoding}`,
}
