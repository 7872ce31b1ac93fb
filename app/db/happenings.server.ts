import type { Db } from './connection.server'

/**
 * The facts that are told about each kind of event that is counted, by its name. A feature declares its own where it tells of them, by
 * `declare module`.
 */
export interface Happenings {}

export type Happening = { [Name in keyof Happenings]: { name: Name } & Happenings[Name] }[keyof Happenings]

type Observer = (happening: Happening) => void

/** `held`: what a transaction has told so far; null for a pool of connections. */
type Ear = { observer: Observer; held: Happening[] | null }

const ears = new WeakMap<Db, Ear>()

/** From now on `observer` hears what happens in this database by this process. Without an observer nothing is kept. */
export function observe(db: Db, observer: Observer): void {
  ears.set(db, { observer, held: null })
}

/** Tells that something has happened. In a transaction it counts once that is committed. */
export function happened(db: Db, happening: Happening): void {
  const ear = ears.get(db)
  if (ear?.held) ear.held.push(happening)
  else ear?.observer(happening)
}

/** Tells of a refusal, which counts although its transaction is rolled back. */
export function happenedAnyway(db: Db, happening: Happening): void {
  ears.get(db)?.observer(happening)
}

/** Begins to hold what a transaction tells. */
export function holdHappenings(db: Db, outer: Db): void {
  const ear = ears.get(outer)
  if (ear) ears.set(db, { observer: ear.observer, held: [] })
}

/** Passes on what a transaction has told, after its commit. */
export function passOnHappenings(db: Db, outer: Db): void {
  for (const happening of ears.get(db)?.held ?? []) happened(outer, happening)
}
