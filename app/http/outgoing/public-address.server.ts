import { BlockList, isIP } from 'node:net'

// Addresses outside the public internet: this machine, private and shared networks, link-local with the metadata service of
// clouds, documentation, multicast, reserved (IANA special-purpose registries).
const inner = new BlockList()
const innerV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
// Teredo, 6to4 and documentation are parts of the global range.
const innerV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [net, prefix] of innerV4) inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of innerV6) inner.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet; false for mapped and translated addresses and other texts (promise P16). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inner.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}
