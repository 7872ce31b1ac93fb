/** What one failover cost. Times in ms. */
export type Failover = {
  following: 'synchronous' | 'asynchronous'
  /** How long the standby had been cut from the primary when it was killed. */
  cutMs: number
  /** From the kill of the primary to the first order that was acknowledged after the promotion. */
  ms: number
  /** From the kill to the end of the promotion. */
  promotedMs: number
  /** Orders acknowledged before the promotion. */
  before: number
  /** Of these, orders that the new primary does not have. */
  lost: number
  /** Orders acknowledged afterwards, all of which are there. */
  after: number
}
