import { useEffect, useRef, useState } from 'react'
import type { CodeSuggestion } from '~/features/basket/quick-order/quick-order'
import { suggestCodes } from '~/pages/shared/code-suggestions'
import { TextField } from '~/ui/forms/field'
import { formatNumber } from '~/kernel/turkish'
import { text } from '../text'

/** ms without a key before a search. */
const rest = 250
const fewest = 3

/**
 * Finds variants by name or code and writes the chosen one into the field `satirlar` of the same form, one more for each
 * press. Only with scripts: the field itself takes typed and pasted rows.
 */
export function AddGoods() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ typed: string; goods: CodeSuggestion[] } | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const words = typed.trim()
    if (words.length < fewest) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void suggestCodes.gross(words, stop.signal).then(
        (goods) => setFound({ typed: words, goods }),
        () => undefined,
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])

  const isFound = found !== null && found.typed === typed.trim()
  const add = (code: string) => {
    const rows = box.current?.closest('form')?.elements.namedItem('satirlar')
    if (rows instanceof HTMLTextAreaElement) addRow(rows, code)
  }
  return (
    <div ref={box} className="with-script grid gap-2">
      <TextField
        type="search"
        label={text.addGoods.label}
        hint={text.addGoods.hint}
        optional
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isFound && found.goods[0]) add(found.goods[0].code)
        }}
      />
      {isFound && (
        <div role="status" className="grid gap-1 text-sm">
          {found.goods.length === 0 && <p>{text.addGoods.none}</p>}
          {found.goods.map(({ code, name, variantName, available }) => (
            <button
              key={code}
              type="button"
              className="button justify-start text-start whitespace-normal"
              data-look="quiet"
              data-size="small"
              onClick={() => add(code)}
            >
              {text.addGoods.add(code, `${name} ${variantName}`.trim(), formatNumber(available))}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Adds a row for a code, or one more to its row. */
function addRow(rows: HTMLTextAreaElement, code: string): void {
  const lines = rows.value.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findIndex((line) => line.trim().split(/\s+/)[0] === code)
  const amount = at < 0 ? 0 : Number(lines[at]!.trim().split(/\s+/)[1] ?? 1)
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, `${code} ${(amount || 0) + 1}`)
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
  set!.call(rows, lines.join('\n'))
  rows.dispatchEvent(new Event('input', { bubbles: true }))
}
