/** A bad environment: `message` is one line that says what to change. */
export class BadConfig extends Error {
  override name = 'BadConfig'
}
