import type { OwnServer } from '~/db/testing/own-server'
import { buildShop } from './built-shop'
import { fillWithStock } from './customers'

/** A demo shop in a database `shop` of a test's own server, and the build that serves it. Returns a variant with much stock. */
export async function fillOwnServer(server: OwnServer) {
  await buildShop()
  await server.ask('create database shop')
  const url = server.urlOf('shop')
  return { url, line: await fillWithStock(url) }
}
