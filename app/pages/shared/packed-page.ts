import { pack, type Packed, unpack } from '~/shell/moving/packed'
import type { PageFacts } from './page-meta'

type Page = { page: PageFacts }
type Shown<P extends Page> = P extends Page ? Omit<P, 'page'> : never

/** The data of a large page for its loader: the facts for the head as they are, the rest as one text. */
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
