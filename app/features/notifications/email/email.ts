/** The sender: the shop's name and address lines. */
export type Seller = { name: string; lines: string[] }
