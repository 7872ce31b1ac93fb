const gap = String.raw`[\s\0]*`
/** The same with remarks, as nobody writes them behind a name; short ones, so that looking for their end stays cheap. */
const gapWithRemarks = String.raw`[\s\0]*(?:%[^\r\n]{0,40}[\r\n][\s\0]*){0,3}`
const reference = String.raw`\d+${gap}\s\d+${gap}R\b`

/**
 * Every action of ISO 32000-2 but `GoTo` and `URI`, by names that nothing else has; and what carries programs, files or
 * films. `\b`: a longer name is another one.
 */
const distinctNames =
  'JavaScript|Launch|EmbeddedFiles?|Filespec|XFA|RichMedia|RichMediaExecute|Rendition|Movie|Sound|SubmitForm|ResetForm|' +
  'ImportData|GoToE|GoToR|GoToDp|GoTo3DView|SetOCGState'
/** Actions whose names are words: the kind of an action alone. */
const actionNames = 'Named|Hide|Thread|Trans|JS'

const active = new RegExp(
  `/(?:JS|3D|OnInstantiate|AA|${distinctNames})\\b|/S${gap}(?:/(?:${actionNames})\\b|${reference})|` +
    `/(?:S|URI|OpenAction)${gap}%`,
)
/** Where there are pictures too, short names come about by chance. */
const activeAmongPictures = new RegExp(
  `/(?:${distinctNames})\\b|/S${gapWithRemarks}/(?:${actionNames})\\b|/AA${gapWithRemarks}(?:<<|${reference})`,
)

/**
 * Whether a whole file, pictures and strings included, says that something is to run: a string may pretend that a
 * picture begins in it, and hide what follows. `structure` is where its objects are looked up.
 */
export function acts(file: string, structure: string): boolean {
  return activeAmongPictures.test(file) || opensOtherwise(file, structure) || leadsElsewhere(file, false)
}

/** The same of the dictionaries of a file, where every short name counts. */
export function structureActs(structure: string): boolean {
  return active.test(structure) || opensOtherwise(structure, structure) || leadsElsewhere(structure, true)
}

/**
 * Whether opening the file does anything but show one of its pages. Programs write which page they mean: a destination
 * (`[3 0 R /Fit]`) or the action to go there.
 */
function opensOtherwise(text: string, structure: string): boolean {
  let said = 0
  for (const { index, 0: name } of text.matchAll(/\/OpenAction\b/g)) {
    // Every change behind the end of a file says it once more, and each is looked up in the whole file.
    if (++said > mostOpenings) return true
    const value = text.slice(index + name.length, index + name.length + mostOfAction)
    const number = new RegExp(`^${gap}(\\d+)${gap}\\s\\d+${gap}R\\b`).exec(value)?.[1]
    const meant = number === undefined ? [value] : bodiesOf(number, structure)
    if (meant.length === 0 || meant.length > mostOpenings || !meant.every(showsPage)) return true
  }
  return false
}

const mostOpenings = 20
const mostOfAction = 1_000
const goTo = new RegExp(`^${gap}<<((?:[^<>]|<[\\dA-Fa-f\\s]*>)*)>>`)
const destination = new RegExp(`^${gap}\\[`)

function showsPage(value: string): boolean {
  if (destination.test(value)) return true
  const action = goTo.exec(value)?.[1]
  return (
    action !== undefined && new RegExp(`/S${gap}/GoTo\\b`).test(action) && !/\/(?:Next|URI)\b/.test(action)
  )
}

/** Everything the file calls by a number: later parts of it may say it again, and readers differ in which they believe. */
function bodiesOf(number: string, structure: string): string[] {
  const heads = new RegExp(`(?<!\\d)0*${Number(number)}${gap}\\s\\d+${gap}obj\\b`, 'g')
  const bodies: string[] = []
  for (const { index, 0: head } of structure.matchAll(heads)) {
    bodies.push(structure.slice(index + head.length, index + head.length + mostOfAction))
    if (bodies.length > mostOpenings) break
  }
  return bodies
}

/** A link that is followed when somebody clicks may lead to a page or a mail; never to a script or a file of the reader. */
const allowedAddress = /^\s*(?:(?:https?|mailto|tel):|[^:\\]*(?:[/#?]|$))/i

function leadsElsewhere(text: string, isStructure: boolean): boolean {
  for (const { index, 0: name } of text.matchAll(/\/URI\b/g)) {
    const value = text.slice(index + name.length, index + name.length + mostOfAddress)
    const [, literal, hex] = addressValue.exec(value) ?? []
    const address = literal ?? (hex === undefined ? undefined : Buffer.from(hex, 'hex').toString('latin1'))
    if (address !== undefined ? !allowedAddress.test(address) : isStructure && !isKind(text, index, value))
      return true
  }
  return false
}

const mostOfAddress = 2_100
const addressValue = new RegExp(`^${gap}(?:\\(((?:[^()\\\\]|\\\\[\\s\\S])*)|<([\\dA-Fa-f]*)>)`)
const kindBefore = new RegExp(`/S${gap}$`)
const base = new RegExp(`^${gap}<<`)

/** `/S /URI` says the kind of an action, `/URI << /Base … >>` where the file comes from. */
const isKind = (text: string, index: number, value: string) =>
  kindBefore.test(text.slice(Math.max(0, index - 200), index)) || base.test(value)
