/** Address of the page that a preview link opens, followed by the id of the content. */
export const previewPath = '/onizleme'

/** Hours that a preview link lasts: the usual number, and the most. */
export const previewHours = { usual: 24, most: 24 * 14 } as const
