/** Sentences of the addresses for search engines. */
export const text = {
  busy: 'Şu anda site haritasını çok fazla program okuyor. Lütfen biraz sonra yeniden deneyin.',
}
