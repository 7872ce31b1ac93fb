import { isIP } from 'node:net'

/** An address as proxies write it, with port, brackets or zone, in one way of writing; null when it is none. */
export function readAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) ? address : null
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return canonical
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]).join('.')
}

/**
 * Who counts as one when addresses are limited: an IPv4 address, the /64 of an IPv6 one (a household has at least that
 * many). Null for this machine itself: there the address is that of a proxy nobody has declared, or of a test.
 */
export function addressGroup(ip: string): string | null {
  const address = readAddress(ip)
  if (address === null || address === '::1' || address.startsWith('127.')) return null
  if (isIP(address) === 4) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')}::/64`
}
