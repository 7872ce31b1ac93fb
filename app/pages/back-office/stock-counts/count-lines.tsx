import { Link } from 'react-router'
import type { StockCountLine } from '~/features/catalogue/catalogue'
import { formatNumber } from '~/kernel/turkish'
import { TextField } from '~/ui/forms/field'
import { Action, type Refused } from '../shared/action'
import { text } from './text'

/** The counted variants beside the books, last scanned first. */
export function CountLines({
  lines,
  isOpen,
  answer,
}: {
  lines: readonly StockCountLine[]
  isOpen: boolean
  answer: Refused | undefined
}) {
  return (
    <div className="office-sheet">
      <table className="office-table" data-cards>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col" data-number>
              {text.pieces}
            </th>
            <th scope="col" data-number>
              {text.expected}
            </th>
            <th scope="col" data-number>
              {text.difference}
            </th>
            {isOpen && (
              <th scope="col">
                <span className="sr-only">{text.correct}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.variantId}>
              <td data-wide>
                <Link className="link font-semibold" to={`/yonetim/urunler/${line.productId}#stok`}>
                  {line.name}
                </Link>
                <span className="block text-meta text-ink-2 wrap-anywhere">
                  {[line.code, line.barcode, line.reserved > 0 && text.reserved(line.reserved)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td data-number data-label={text.pieces}>
                {formatNumber(line.counted)}
              </td>
              <td data-number data-label={text.expected}>
                {formatNumber(line.expected)}
                {line.onHand !== line.expected && (
                  <span className="block text-meta text-ink-2">{text.now(line.onHand)}</span>
                )}
              </td>
              <td data-number data-label={text.difference}>
                {line.counted === line.expected ? (
                  '0'
                ) : (
                  <b className="text-sale">{text.signed(line.counted - line.expected)}</b>
                )}
              </td>
              {isOpen && (
                <td data-wide>
                  <Correction line={line} answer={answer} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Correction({ line, answer }: { line: StockCountLine; answer: Refused | undefined }) {
  const about = { cesit: line.variantId }
  const isTyped = answer?.verb === 'duzelt' && answer.values['cesit'] === String(line.variantId)
  return (
    <div className="office-actions">
      <Action verb="duzelt" label={text.correct} look="quiet" about={about} answer={answer}>
        <TextField
          name="adet"
          label={text.countOf(line.name)}
          inputMode="numeric"
          maxLength={7}
          required
          defaultValue={isTyped ? (answer.values['adet'] ?? '') : line.counted}
        />
      </Action>
      <Action verb="cikar" label={text.remove} look="quiet" about={about} answer={answer} />
    </div>
  )
}
