import pg from 'pg'

/** An error of PostgreSQL that text within a statement causes: wrong values and wrong grammar, never a rule of a table. */
const ofText = /^(22|42)/

/** Every such error that a connection of this process receives, also those that the program handles. `stop` ends the watch. */
export function watchSqlErrors() {
  const errors: { code: string; message: string }[] = []
  const { prototype } = pg.Connection as unknown as { prototype: { emit: Emit } }
  const { emit } = prototype
  prototype.emit = function (name, ...told) {
    const [error] = told as [{ code?: string; message?: string } | undefined]
    if (name === 'errorMessage' && ofText.test(error?.code ?? ''))
      errors.push({ code: error!.code!, message: error!.message ?? '' })
    return emit.call(this, name, ...told)
  }
  return { errors, stop: () => Reflect.deleteProperty(prototype, 'emit') }
}

type Emit = (this: unknown, name: string, ...told: unknown[]) => boolean
