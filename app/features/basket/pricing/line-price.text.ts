/** Words beside the prices of a basket line. */
export const text = {
  plusKdv: '+ KDV',
  net: (price: string) => `${price} + KDV`,
  withKdv: (price: string) => `KDV dahil ${price}`,
  netAndKdv: (net: string, kdv: string) => `${net} + ${kdv} KDV`,
}
