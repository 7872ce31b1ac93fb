import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** The addresses that requests to an untrusted address may reach. */
export type Guard = {
  /** Whether an address may be requested; tests allow their own server. */
  isAllowedAddress: (address: string) => boolean
  /** Looks up the addresses of a name; tests replace the system's function. */
  resolve?: typeof lookup
}

/** The refusal to connect to an address that is not allowed. */
export class InnerAddress extends Error {}

/** Throws InnerAddress when a URL names an IP address that is not allowed: such a URL causes no look-up. */
export function refuseInnerHost({ hostname }: URL, { isAllowedAddress }: Guard): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowedAddress(host)) throw new InnerAddress(host)
}

/** Refuses a name with an internal address. The connection uses the addresses that were checked (promise P16). */
export function guardedLookup({ isAllowedAddress, resolve = lookup }: Guard): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isAllowedAddress(address))) {
        return callback(new InnerAddress(hostname), [])
      }
      if (options.all) return callback(null, addresses)
      callback(null, addresses[0]!.address, addresses[0]!.family)
    })
}
