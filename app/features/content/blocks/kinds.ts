/** Most blocks of a page. */
export const mostBlocks = 25

/** Icons that a column may show. */
export const blockIcons = [
  'truck',
  'undo',
  'ruler',
  'chat',
  'package',
  'lock',
  'heart',
  'check',
  'shield',
  'sparkles',
  'store',
  'tag',
] as const
