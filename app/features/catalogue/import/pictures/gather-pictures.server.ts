import type { Db } from '~/db/connection.server'
import { keepPicture, type KeptPicture } from '~/features/media/media.server'
import { findFetchedPictures } from '../../write/write-pictures.server'
import type { ImportedPicture, ImportedProduct, Remark } from '../format'
import type { ImportRun } from '../import-run.server'
import { text } from '../text'

/** A picture of an earlier import (`id`), or one that was fetched now and stored. */
type GatheredPicture = ImportedPicture &
  ({ id: number; kept?: undefined } | { id?: undefined; kept: KeptPicture })
export type GatheredPictures = { pictures: GatheredPicture[]; remarks: Remark[] }

const atOnce = 6

/** The pictures of products in the file's order, without failed ones, which get a remark. A dry run fetches none. */
export async function gatherPictures(
  db: Db,
  products: readonly ImportedProduct[],
  run: ImportRun,
): Promise<Map<ImportedProduct, GatheredPictures>> {
  const pictured = products.filter(({ pictures }) => pictures.length > 0)
  const known = await findFetchedPictures(
    db,
    pictured.map(({ code }) => code),
  )
  const gathered = new Map<ImportedProduct, GatheredPictures>()
  const wanted = pictured.flatMap((product) =>
    product.pictures
      .filter(({ url }) => !known.get(product.code)!.has(url))
      .map(({ url }) => ({ product, url })),
  )
  const fetched = run.dryRun
    ? new Map<ImportedProduct, Map<string, KeptPicture | string>>()
    : await fetchAll(wanted, run)
  for (const product of pictured) {
    gathered.set(product, gather(product, known.get(product.code)!, fetched.get(product) ?? new Map(), run))
  }
  return gathered
}

type Wanted = { product: ImportedProduct; url: string }
/** By address: the picture, or the reason of the failure. */
type Fetched = Map<string, KeptPicture | string>

async function fetchAll(
  wanted: readonly Wanted[],
  { fetchPicture, storage }: ImportRun,
): Promise<Map<ImportedProduct, Fetched>> {
  const fetched = new Map<ImportedProduct, Fetched>()
  for (const { product } of wanted) fetched.set(product, new Map())
  const left = wanted.values()
  const fetchNext = async () => {
    for (const { product, url } of left) {
      const answer = await fetchPicture(url)
      const result =
        answer.status === 'ready' ? await keepPicture({ storage }, answer.picture) : answer.reason
      fetched.get(product)!.set(url, result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
  return fetched
}

function gather(
  { lines, pictures }: ImportedProduct,
  known: ReadonlyMap<string, number>,
  fetched: Fetched,
  { dryRun }: ImportRun,
): GatheredPictures {
  const remark = (value: string, sentence: string) => ({
    line: lines.from,
    column: text.places.picture,
    value,
    sentence,
  })
  const untried = pictures.filter(({ url }) => !known.has(url)).length
  const remarks = dryRun && untried > 0 ? [remark('', text.picturesNotTried(untried))] : []
  const found = pictures.flatMap((picture): GatheredPicture[] => {
    const id = known.get(picture.url)
    if (id !== undefined) return [{ ...picture, id }]
    const result = fetched.get(picture.url)
    if (typeof result === 'string') remarks.push(remark(picture.url, text.picture(result)))
    return result === undefined || typeof result === 'string' ? [] : [{ ...picture, kept: result }]
  })
  return { pictures: found, remarks }
}
