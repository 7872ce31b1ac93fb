import { expect, test } from 'vitest'
import { readDatabaseUrl, readReplicaUrls, Servers } from './servers.server'

test.each([
  ['postgres://u:p@a:5432/shop', ['postgres://u:p@a:5432/shop']],
  ['postgresql://u@a/shop?sslmode=require', ['postgresql://u@a/shop?sslmode=require']],
  ['postgres://u:p@a:5432,b:5433/shop', ['postgres://u:p@a:5432/shop', 'postgres://u:p@b:5433/shop']],
  [
    'postgres://u:p@a,[::1]:5433/shop?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p@a/shop?sslmode=require', 'postgres://u:p@[::1]:5433/shop?sslmode=require'],
  ],
  ['postgres://u:p%40%2C@a:1/shop?target_session_attrs=primary', ['postgres://u:p%40%2C@a:1/shop']],
  ['postgres://u:p@localhost/shop?host=%2Frun%2Fa@b', ['postgres://u:p@localhost/shop?host=%2Frun%2Fa@b']],
])('%s names its servers', (url, servers) => {
  expect(readDatabaseUrl(url)).toEqual(servers)
})

test.each([
  'mysql://u@a/shop',
  'a:5432',
  'postgres://u@a:port/shop',
  'postgres://u@a:5432,b:99999/shop',
  'postgres://u@a,/shop',
  'postgres://u@a,b/shop?target_session_attrs=standby',
  'postgres://u@a/shop?target_session_attrs=any',
])('%s is refused', (url) => {
  expect(readDatabaseUrl(url)).toBeNull()
})

test.each([
  ['postgres://u:p@a:5432/shop', ['postgres://u:p@a:5432/shop']],
  [
    ' postgres://u@a/shop ,postgresql://u@b:5433/shop ',
    ['postgres://u@a/shop', 'postgresql://u@b:5433/shop'],
  ],
  // A password may have a comma.
  ['postgres://u:p,q@a/shop,postgres://u@b/shop', ['postgres://u:p,q@a/shop', 'postgres://u@b/shop']],
])('%s names its replicas', (list, urls) => {
  expect(readReplicaUrls(list)).toEqual(urls)
})

test.each([
  '',
  'mysql://u@a/shop',
  'postgres://u@a,b/shop',
  'postgres://u@a/shop?target_session_attrs=standby',
  'postgres://u@a/shop?target_session_attrs=read-write',
])('%s names no replicas', (list) => {
  expect(readReplicaUrls(list)).toBeNull()
})

test('a server is reached by its own host and port', () => {
  expect(new Servers('postgres://u@a:1,b/shop').all).toMatchObject([
    { host: 'a', port: 1 },
    { host: 'b', port: 5432 },
  ])
})
