import type { Segment } from '~/features/newsletters/newsletters'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text } from './text'

type Named = readonly { id: number; name: string }[]

/** The group of receivers, and the fields that some groups need. */
export function SegmentFields({
  segment,
  lists,
  categories,
  of,
}: {
  segment: Segment | null
  lists: Named
  categories: Named
  of: (name: string, stored: string | number | null | undefined) => string
}) {
  const options = (all: Named) => (
    <>
      <option value="">{text.choose}</option>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
  return (
    <div className="office-by-type grid gap-3">
      <Select name="tur" label={text.segment} defaultValue={of('tur', segment?.kind ?? 'all')}>
        {Object.entries(text.segments).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <div data-of="price_list">
        <Select
          name="liste"
          label={text.list}
          defaultValue={of('liste', segment?.kind === 'price_list' ? segment.priceListId : '')}
        >
          {options(lists)}
        </Select>
      </div>
      <div data-of="bought">
        <TextField
          name="gun"
          label={text.days}
          inputMode="numeric"
          maxLength={4}
          defaultValue={of('gun', segment?.kind === 'bought' ? segment.days : 90)}
        />
      </div>
      <div data-of="category">
        <Select
          name="kategori"
          label={text.category}
          defaultValue={of('kategori', segment?.kind === 'category' ? segment.categoryId : '')}
        >
          {options(categories)}
        </Select>
      </div>
    </div>
  )
}
