import { offeredQuantities } from '~/features/basket/basket'
import { orderStatuses } from '../status/status'
import { statusText } from '../text'

type Entry = { value: number; text: string }

/**
 * Returns group 13 of the API: the order statuses and, last, the empty entry that clients fall back
 * to.
 */
export const orderStatusList: readonly Entry[] = [...Object.values(orderStatuses), -1].map((value) => ({
  value,
  text: statusText(value),
}))

/** Group 27 of the API: quantities offered for adding, in packages for package products. */
export const addToCartQuantities: readonly Entry[] = offeredQuantities.map((value) => ({
  value,
  text: String(value),
}))
