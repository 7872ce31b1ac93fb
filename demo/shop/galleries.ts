/** Galleries of the demo shop: every so many-th product's picture of one kind. */
export const galleries = [
  {
    title: 'Saatlerin üzerinde',
    summary: 'Kordonlarımız takıldıkları saatlerle birlikte.',
    view: 'watch',
    every: 13,
    count: 16,
  },
  {
    title: 'Yakından',
    summary: 'Dikiş, toka ve doku: kordonların ayrıntıları.',
    view: 'detail',
    every: 17,
    count: 12,
  },
] as const
