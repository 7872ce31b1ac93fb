const colours = ['Siyah', 'Kahve', 'Taba', 'Lacivert', 'Bordo', 'Haki', 'Gri', 'Beyaz']
const widths = ['18 mm', '20 mm', '22 mm', '24 mm']
const makes = ['İnce İşler', 'Köselehan', 'Şimşir', 'Gümüşdere', 'Ağaçlı']
const kinds = ['Deri kordon', 'Çelik kordon', 'Silikon kordon', 'Naylon kordon', 'Hasır kordon']
const variantsEach = 4

/** Lines of a Shopify file with so many rows: invented products of four variants each, all of them different. */
export function* shopifyLines(rows: number): Generator<string> {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\n'
  for (let row = 0; row < rows; row++) {
    const product = Math.floor(row / variantsEach)
    const place = row % variantsEach
    const colour = colours[(product + place) % colours.length]!
    const kind = kinds[product % kinds.length]!
    const handle = `kordon-${product}`
    const own =
      place === 0
        ? `${kind} ${word(product)} ${word(product * 7 + 3)},<p>El işi ${kind.toLowerCase()}; ${word(product * 13)} dikiş.</p>,${makes[product % makes.length]},${kind},true,Renk,`
        : ',,,,,,'
    const price = `${100 + (product % 900)}.${String(row % 100).padStart(2, '0')}`
    yield `${handle},${own}${colour},${place === 0 ? 'Genişlik' : ''},${widths[place]},KRD-${product}-${place},25,${row % 250},${price}\n`
  }
}

const syllables = [
  'ka',
  'şı',
  'rö',
  'ğü',
  'la',
  'me',
  'çi',
  'tu',
  'ba',
  'nö',
  'vi',
  'sa',
  'de',
  'pı',
  'zü',
  'ho',
]

/** A word of its own for every number below 65,536. */
function word(number: number): string {
  let left = number % 65_536
  let made = ''
  for (let place = 0; place < 4; place++, left = Math.floor(left / 16)) made += syllables[left % 16]!
  return made
}
