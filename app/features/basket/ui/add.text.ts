/** Sentences of the buttons on every product. */
export const text = {
  add: 'Sepete ekle',
  addTo: (name: string) => `Sepete ekle: ${name}`,
  added: 'Sepete eklendi',
}
