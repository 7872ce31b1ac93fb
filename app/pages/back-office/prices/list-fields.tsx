import { longestListName } from '~/features/customers/customers'
import { typedAmount } from '~/kernel/read-amount'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text } from './list.text'

export type ListFacts = {
  name: string
  parentId: number | null
  kdvIncluded: boolean
  isRetail: boolean
  minimumOrder: number
  freeShippingFrom: number | null
}
type Named = { id: number; name: string }

/** The fields of a price list. `entry`: what a refused save has typed, otherwise the stored value. */
export function ListFields({
  list,
  parents,
  retailId,
  entry,
}: {
  list: ListFacts | null
  /** The lists that may stand above it. */
  parents: readonly Named[]
  retailId: number
  entry: (name: string, stored: string | number) => string | number
}) {
  const freeShipping = list?.freeShippingFrom ?? null
  return (
    <div className="grid w-full max-w-read gap-3">
      <TextField
        name="ad"
        label={text.name}
        hint={text.nameHint}
        required
        maxLength={longestListName}
        defaultValue={entry('ad', list?.name ?? '')}
      />
      {!list?.isRetail && (
        <Select
          name="ust"
          label={text.parent}
          hint={text.parentHint}
          defaultValue={entry('ust', list?.parentId ?? retailId)}
        >
          {parents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        name="kdv"
        label={text.kdv}
        hint={text.kdvHint}
        defaultValue={entry('kdv', list?.kdvIncluded ? 'dahil' : 'haric')}
      >
        {Object.entries(text.kdvs).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        name="en-az"
        label={text.minimum}
        hint={text.minimumHint}
        inputMode="decimal"
        maxLength={16}
        defaultValue={entry('en-az', list ? typedAmount(list.minimumOrder) : '0')}
      />
      <TextField
        name="bedava"
        label={text.freeShipping}
        hint={text.freeShippingHint}
        optional
        inputMode="decimal"
        maxLength={16}
        defaultValue={entry('bedava', freeShipping === null ? '' : typedAmount(freeShipping))}
      />
    </div>
  )
}
