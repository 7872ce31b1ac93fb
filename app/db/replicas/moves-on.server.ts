/** Follows what this process learns about changes to its database. */
export type Follower = {
  /** Something has changed: reads that begin from now on must see it. */
  movesOn(): void
  /** Whether messages about changes arrive. */
  hears(isHeard: boolean): void
}

const followers = new WeakMap<object, Follower>()

/** From now on `follower` learns of the changes to this database. Databases without replicas have none. */
export function follow(db: object, follower: Follower): void {
  followers.set(db, follower)
}

/** Something in this database has changed. Replicas that lag behind the change are not read until they have it. */
export function movesOn(db: object): void {
  followers.get(db)?.movesOn()
}

/** Messages about changes to this database arrive, or arrive no more. Without them nothing is read from replicas. */
export function hearsChanges(db: object, isHeard: boolean): void {
  followers.get(db)?.hears(isHeard)
}
