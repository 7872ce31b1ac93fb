/** The sender: the shop's name and address lines. Without a `logo` the name is written in its place. */
export type Seller = { name: string; lines: string[]; logo?: { width: number; height: number } | null }

/** One kind of goods in an email. `picture`: an absolute address; null: the goods have none. */
export type Goods = { name: string; detail: string; amount: string; picture: string | null }

/** Content-ID of the logo. It is attached because mail programs hold back pictures from the network. */
export const logoId = 'logo@vitrin'
