const inTurkish = (count: number) => count.toLocaleString('tr')

export const text = {
  usage: 'Kaç ürün ekleneceğini yazın (1–5.000.000): npm run demo:scale -- --products 100000',
  progress: (added: number, count: number, seconds: number) =>
    `${inTurkish(added)} / ${inTurkish(count)} ürün, ${seconds} sn`,
}
