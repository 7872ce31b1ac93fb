/** Address of the mini cart's data. */
export const miniCartPath = '/sepetim/ozet'
