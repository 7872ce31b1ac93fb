import type { Words } from '../report/words'

/** Answers a second, and seconds of processor that node and PostgreSQL took for them. */
export type Round = { perSecond: number; node: number; postgres: number }
/** A stored answer beside the bare server; `least`: the limit of their ratio, 0 for none. */
export type Contest = { name: Words; least: number; shop: Round[]; bare: Round[] }
/** An answer that is made for each request; `bytes`: its size as a stored one. */
export type Unstored = { name: Words; rounds: Round[]; bytes: number }
/** `rounds` and `seconds` of each. */
export type StoredEffort = { rounds: number; seconds: number; products: number }
