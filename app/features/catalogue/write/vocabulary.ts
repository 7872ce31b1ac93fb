/** Longest names of brands and features, and longest values, in characters. */
export const longestWords = { brand: 80, feature: 60, unit: 12, explanation: 300, value: 80 }
/** Last place of a feature or a value in its list. */
export const lastPosition = 9_999
