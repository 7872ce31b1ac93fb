/** Where the data of the drawer come from. */
export const miniCartPath = '/sepetim/ozet'
