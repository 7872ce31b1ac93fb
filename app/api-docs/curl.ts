import type { ApiRoute } from '~/http/calls/route.server'

/** The example of a call as a curl command. */
export function curlOf({ method, path, idempotency, example }: ApiRoute): string {
  const {
    params = {},
    query = {},
    body,
  } = example as Record<'params' | 'query' | 'body', Record<string, string>>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  const address = `"$VITRIN/api${filled}${search.length > 0 ? `?${search.join('&')}` : ''}"`
  const jar = '-b oturum -c oturum'
  if (method === 'get') return `curl ${jar} ${address}`
  const lines = [
    `curl ${jar} -X ${method.toUpperCase()}`,
    '-H "Origin: $VITRIN"',
    ...(idempotency ? ["-H 'Idempotency-Key: 6f1c9a52-3a8e-4d0b-9f43-5d2f0c7e81aa'"] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${jsonOf(body)}'`] : []),
    address,
  ]
  return lines.join(' \\\n  ')
}

/** Readable JSON, with short objects and lists on one line. */
export function jsonOf(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (line.length + indent.length <= 70 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((part) => jsonOf(part, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${jsonOf(part, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`
}
