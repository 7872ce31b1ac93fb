/** Who writes: the shop's name, and the lines of its identity. */
export type Seller = { name: string; lines: string[] }
