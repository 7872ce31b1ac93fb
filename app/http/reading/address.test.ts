import { describe, expect, test } from 'vitest'
import { addressGroup, readAddress } from './address.server'
import { clientIp } from './request.server'

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[2001:DB8:0:0::1]:443', '2001:db8::1'],
    ['2001:db8::1%eth0', '2001:db8::1'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['unknown', null],
    ['', null],
    ['203.0.113', null],
    ['1.2.3.4, 5.6.7.8', null],
    ["1'; drop table", null],
  ])('written %s is read as %s', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  test('of version 6 counts with all of its /64', () => {
    const groups = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::9'].map(
      addressGroup,
    )
    expect(new Set(groups)).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(addressGroup('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(addressGroup('fe80::1')).toBe('fe80:0:0:0::/64')
  })

  test('of version 4 counts alone', () => {
    expect([addressGroup('203.0.113.7'), addressGroup('203.0.113.8')]).toEqual(['203.0.113.7', '203.0.113.8'])
  })

  test('of this machine is not counted, because it belongs to an undeclared proxy', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', 'unknown'].map(addressGroup)).toEqual(
      Array(5).fill(null),
    )
  })
})

describe('the address of a request', () => {
  const from = (forwarded: string | null, remote: string | undefined, proxies: number) =>
    clientIp(
      new Request(
        'http://shop.example',
        forwarded === null ? {} : { headers: { 'x-forwarded-for': forwarded } },
      ),
      remote,
      proxies,
    )

  test.each([
    [
      'no proxy: the connection, whatever X-Forwarded-For contains',
      '9.9.9.9',
      '203.0.113.7',
      0,
      '203.0.113.7',
    ],
    ['one proxy: its own entry, the last', '9.9.9.9, 8.8.8.8, 198.51.100.4', '10.0.0.1', 1, '198.51.100.4'],
    [
      'two proxies: the entry of the outer one',
      '9.9.9.9, 198.51.100.4, 10.0.0.2',
      '10.0.0.1',
      2,
      '198.51.100.4',
    ],
    ['fewer entries than proxies: the connection', '198.51.100.4', '10.0.0.1', 2, '10.0.0.1'],
    ['an entry that is not an address: the connection', 'nobody', '10.0.0.1', 1, '10.0.0.1'],
    ['one proxy that sends no entry: the connection', null, '10.0.0.1', 1, '10.0.0.1'],
    ['no entry and no connection: unknown', null, undefined, 0, 'unknown'],
  ])('%s', (_, forwarded, remote, proxies, expected) => {
    expect(from(forwarded, remote, proxies)).toBe(expected)
  })
})
