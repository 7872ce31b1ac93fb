export const quantityDigits = 6

/** The text that a quantity box accepts while somebody types: digits, at most six. */
export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, quantityDigits)
}

/** The typed amount, or null: digits only, at most 6, at least 1 (specification §5). */
export function parseQuantity(typed: string): number | null {
  const digits = typed.trim()
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return amount >= 1 ? amount : null
}
