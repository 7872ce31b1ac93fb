export const text = {
  page: (page: number, of: number) => `Sayfa ${page} / ${of}`,
}
