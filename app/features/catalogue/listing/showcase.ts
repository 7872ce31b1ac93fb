/** How a showcase finds its products: chosen by hand, the newest ones, or the first ones of a category. */
export const showcaseRules = ['chosen', 'newest', 'category'] as const
export type ShowcaseRule = (typeof showcaseRules)[number]

/** Most products that a rule finds, and most that pages show of a showcase. */
export const mostOfRule = 12
/** Most products that staff choose for a showcase. */
export const mostChosen = 100
