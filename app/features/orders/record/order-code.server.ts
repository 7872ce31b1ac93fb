import { randomInt } from 'node:crypto'

// 32 characters of 5 bits each, without 0 and O, 1 and I: the code is read aloud and typed into a
// bank's form.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Signs of an order code. */
export const orderCodeLength = 11

/** Returns a new order code of 55 random bits (docs/product.md asks for 50). */
export function newOrderCode(): string {
  return Array.from({ length: orderCodeLength }, () => signs[randomInt(signs.length)]).join('')
}

/** Returns whether a text has the form of an order code, as `newOrderCode` makes them. */
export function isOrderCode(code: string): boolean {
  return code.length === orderCodeLength && [...code].every((sign) => signs.includes(sign))
}
