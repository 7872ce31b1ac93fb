import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secrets = [
  'password',
  'token',
  'cookie',
  'authorization',
  'secret',
  'secretAccessKey',
  'tckn',
  'vkn',
  'iban',
  'email',
  'phone',
  'cardNumber',
  'cvc',
]

/**
 * Structured logs, one JSON line each, to `to` or standard output. Personal data and secrets are redacted. `more`: further fields of
 * every line.
 */
export function createLog(level: string, to?: DestinationStream, more?: () => object): Log {
  const options = {
    level,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[gizli]' },
    base: null,
    ...(more ? { mixin: more } : {}),
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, stack: stackOf(error), code: 'code' in error ? error.code : undefined }
          : error,
    },
  }
  return to ? pino(options, to) : pino(options)
}

function stackOf(error: Error, depth = 3): string {
  const { name, message, stack = '', cause } = error
  const place = stack.indexOf(message)
  const frames = place < 0 ? '' : stack.slice(place + message.length)
  const reason = cause instanceof Error && depth > 0 ? `\ncaused by ${stackOf(cause, depth - 1)}` : ''
  return `${name}: ${withoutInput(message)}${frames}${reason}`
}

// Messages of query errors end with their parameters, which hold customers' input. Messages of mail servers name addresses.
function withoutInput(message: string): string {
  return message
    .replace(/\nparams: [^]*$/, '\nparams: [gizli]')
    .replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, '[gizli]')
}
