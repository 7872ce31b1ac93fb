import { pack, type Packed, unpack } from '~/shell/moving/packed'
import type { PageFacts } from './page-meta'

type Page = { page: PageFacts }
type Shown<P extends Page> = P extends Page ? Omit<P, 'page'> : never

/** What a loader returns of a page that shows much: its facts for the head, and all it shows as one text. */
export function packPage<P extends Page>({
  page,
  ...shown
}: P): { page: PageFacts; shown: Packed<Shown<P>> } {
  return { page, shown: pack(shown as unknown as Shown<P>) }
}

/** The data of a page that `packPage` has packed. */
export function unpackPage<S>({ page, shown }: { page: PageFacts; shown: Packed<S> }): S & Page {
  return { page, ...unpack(shown) }
}
