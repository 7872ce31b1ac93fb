import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { text } from '../product.text'
import { faultOfBreaks, faultOfPackage, shownBreaks } from './breaks'
import { type List, ListGrid, type Offer } from './list-grid'
import { PartForm, type PartProps } from './part-form'

type Props = PartProps<ProductRecord> & { lists: readonly List[] }

/** The pieces of a package in each price list. */
export const PackagesForm = (props: Props) => (
  <OffersForm
    {...props}
    verb="paketler"
    prefix="paket"
    title={text.packages}
    hint={text.packagesHint}
    shown={({ packageSize }) => String(packageSize)}
    check={faultOfPackage}
    inputMode="numeric"
  />
)

/** The prices from so many pieces on, in each price list. */
export const BreaksForm = (props: Props) => (
  <OffersForm
    {...props}
    verb="kademeler"
    prefix="kademe"
    title={text.breaks}
    hint={text.breaksHint}
    shown={({ breaks }) => shownBreaks(breaks)}
    check={faultOfBreaks}
    inputMode="text"
  />
)

function OffersForm({
  product,
  lists,
  mayWrite,
  title,
  hint,
  ...grid
}: Props & {
  verb: string
  prefix: string
  title: string
  hint: string
  shown: (offer: Offer) => string
  check: typeof faultOfBreaks
  inputMode: 'numeric' | 'text'
}) {
  const { verb, revision, answer } = grid
  return (
    <PartForm
      verb={verb}
      title={title}
      label={text.save}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
      isFolded
    >
      <p className="text-meta text-ink-2">{hint}</p>
      <ListGrid
        {...grid}
        product={product}
        lists={lists}
        inherited={grid.shown}
        labelOf={(variant, list) => text.offerOf(variant, list, title)}
      />
    </PartForm>
  )
}
