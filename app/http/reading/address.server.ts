import { isIP } from 'node:net'

/** An IP address in one normal form, from the forms that proxies write (port, brackets, zone); null for any other text. */
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
 * The group of addresses that share one limit: an IPv4 address, or the /64 of an IPv6 address, since a household has at least
 * a /64. Null for this machine itself: that address belongs to an undeclared proxy or to a test.
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
