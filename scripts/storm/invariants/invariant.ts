/**
 * A rule that holds in every shop at every moment, or in one that has come to rest. `looked`: how many rows it is
 * about; `wrong`: a query whose rows are the faults.
 */
export type Invariant = { name: string; looked: string; wrong: string }
