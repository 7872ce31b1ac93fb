/** Entries of a form by the names of its fields. */
type Values = Readonly<Record<string, string>>

/** A picture with the key that its fields carry: its hash, numbered where the gallery shows it again. */
export function withKeys<Picture extends { picture: string }>(
  pictures: readonly Picture[],
): (Picture & { key: string })[] {
  const times = new Map<string, number>()
  return pictures.map((one) => {
    const time = (times.get(one.picture) ?? 0) + 1
    times.set(one.picture, time)
    return { ...one, key: time === 1 ? one.picture : `${one.picture}-${time}` }
  })
}

/** The text of a picture as typed, or as stored where the form had no such field. */
export const typedOr = (
  values: Values | undefined,
  field: 'alt' | 'yazi',
  key: string,
  stored: string,
): string => values?.[`${field}-${key}`] ?? stored
