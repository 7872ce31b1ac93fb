/** The page and the list that are compared with the bare work: a category of the demo shop, 30 products. */
export const pagePath = '/deri-kordonlar'
export const listPath = '/api/site/product-list?kategori=deri-kordonlar'
