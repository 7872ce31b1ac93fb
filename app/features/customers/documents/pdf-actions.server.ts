const gap = String.raw`[\s\0]*`
/**
 * The same with comments, which programs do not write after a name. Short ones only, so that the search stays cheap.
 */
const gapWithRemarks = String.raw`[\s\0]*(?:%[^\r\n]{0,40}[\r\n][\s\0]*){0,3}`
const reference = String.raw`\d+${gap}\s\d+${gap}R\b`

/**
 * Every action of ISO 32000-2 except `GoTo` and `URI`, and objects that carry programs, files or films, by names
 * unique to them. `\b` excludes longer names.
 */
const distinctNames =
  'JavaScript|Launch|EmbeddedFiles?|Filespec|XFA|RichMedia|RichMediaExecute|Rendition|Movie|Sound|SubmitForm|ResetForm|' +
  'ImportData|GoToE|GoToR|GoToDp|GoTo3DView|SetOCGState'
/** Actions named by common words: matched only as the kind of an action. */
const actionNames = 'Named|Hide|Thread|Trans|JS'

const active = new RegExp(
  `/(?:JS|3D|OnInstantiate|AA|${distinctNames})\\b|/S${gap}(?:/(?:${actionNames})\\b|${reference})|` +
    `/(?:S|URI|OpenAction)${gap}%`,
)
/** In picture data short names occur by chance. */
const activeAmongPictures = new RegExp(
  `/(?:${distinctNames})\\b|/S${gapWithRemarks}/(?:${actionNames})\\b|/AA${gapWithRemarks}(?:<<|${reference})`,
)

/**
 * True when a whole file, pictures and strings included, contains an action. A string may pretend that a picture
 * begins in it and hide objects after it. `structure` serves to look up objects.
 */
export function acts(file: string, structure: string): boolean {
  return activeAmongPictures.test(file) || opensOtherwise(file, structure) || leadsElsewhere(file, false)
}

/** The same for the dictionaries of a file, where short names are matched too. */
export function structureActs(structure: string): boolean {
  return active.test(structure) || opensOtherwise(structure, structure) || leadsElsewhere(structure, true)
}

/**
 * True when opening the file does more than show one of its pages. Programs name that page by a destination (`[3 0 R
 * /Fit]`) or a GoTo action.
 */
function opensOtherwise(text: string, structure: string): boolean {
  let said = 0
  for (const { index, 0: name } of text.matchAll(/\/OpenAction\b/g)) {
    // Every incremental update repeats the entry, and each is looked up in the whole file.
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

/** All objects of this number: an update may redefine one, and readers differ in which they use. */
function bodiesOf(number: string, structure: string): string[] {
  const heads = new RegExp(`(?<!\\d)0*${Number(number)}${gap}\\s\\d+${gap}obj\\b`, 'g')
  const bodies: string[] = []
  for (const { index, 0: head } of structure.matchAll(heads)) {
    bodies.push(structure.slice(index + head.length, index + head.length + mostOfAction))
    if (bodies.length > mostOpenings) break
  }
  return bodies
}

/** Addresses allowed for a clicked link: a web page, mail or telephone, never a script or a local file. */
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

/** `/S /URI` is the kind of an action, `/URI << /Base … >>` the base of the file's links. */
const isKind = (text: string, index: number, value: string) =>
  kindBefore.test(text.slice(Math.max(0, index - 200), index)) || base.test(value)
