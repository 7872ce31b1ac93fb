import pg from 'pg'

/** An error of PostgreSQL that text within a statement causes: wrong values and wrong grammar, never a rule of a table. */
const ofText = /^(22|42)/

/** Every such error that a connection of this process receives, also those that the program handles. `stop` ends the watch. */
export function watchSqlErrors() {
  const errors: { code: string; message: string }[] = []
  const { prototype } = pg.Connection as unknown as { prototype: { emit: Emit } }
  const { emit } = prototype
  prototype.emit = function (name, message) {
    if (name === 'errorMessage' && ofText.test(message?.code ?? ''))
      errors.push({ code: message!.code!, message: message!.message ?? '' })
    // eslint-disable-next-line prefer-rest-params
    return emit.apply(this, arguments as unknown as Parameters<Emit>)
  }
  return { errors, stop: () => Reflect.deleteProperty(prototype, 'emit') }
}

type Emit = (
  this: unknown,
  name: string,
  message?: { code?: string; message?: string },
  ...more: unknown[]
) => boolean
