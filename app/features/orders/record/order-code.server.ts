import { randomInt } from 'node:crypto'

// 32 signs, 5 bits each; without 0 and O, 1 and I: the code is read aloud and typed into a bank's form.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 11

/** A new order code of 55 random bits. */
export function newOrderCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}

/** Whether a text can be an order's code at all, as `newOrderCode` makes them. */
export function isOrderCode(code: string): boolean {
  return code.length === length && [...code].every((sign) => signs.includes(sign))
}
