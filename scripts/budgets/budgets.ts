/** KB that a first visit may load, brotli as served (design-brief §5). */
export const budgets = {
  /** Pages not named here have `other`. */
  javascript: {
    'pages/home': 120,
    'pages/category-list': 120,
    'pages/set-page': 120,
    'pages/search-results': 120,
    'pages/basket': 125,
    'pages/checkout': 140,
  } as Record<string, number>,
  other: 150,
  css: 18,
  fonts: 45,
}

export const javascriptBudget = (route: string) => budgets.javascript[route] ?? budgets.other
