import { preferencesPath } from './preferences'
import { ReturnHere } from '../moving/return-here'
import type { ShellData } from '../shell-data'

const text = { legend: 'Fiyatlar', net: 'KDV hariç', gross: 'KDV dahil' }

/**
 * The bar above a dealer's header: all prices with or without KDV. A plain form, because every price of the page
 * changes.
 */
export function KdvChoice({ kdv }: { kdv: NonNullable<ShellData['prices']['kdv']> }) {
  return (
    <div className="kdv-bar">
      <form data-plain method="post" action={preferencesPath} className="page">
        <ReturnHere />
        <fieldset>
          <legend>{text.legend}</legend>
          {(['net', 'gross'] as const).map((shown) => (
            <button key={shown} name="kdv" value={shown} aria-pressed={kdv === shown}>
              {text[shown]}
            </button>
          ))}
        </fieldset>
      </form>
    </div>
  )
}
