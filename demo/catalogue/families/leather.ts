/** Values that most leather straps share. */
export const leather = {
  prefix: 'DR',
  material: 'dana',
  metal: 'steel',
  tip: 'pointed',
  taper: 0.84,
  closure: 'tang',
  form: 'pair',
  padded: true,
  ends: 'bar',
  length: 'standart',
  water: 'sudan-koruyun',
  stitchStyle: 'full',
} as const
