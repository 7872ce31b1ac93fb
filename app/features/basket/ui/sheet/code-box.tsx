import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { formatPrice } from '~/kernel/turkish'
import type { CodeSuggestion } from '../../quick-order/quick-order'
import { StockNote } from './offer-facts'
import { text } from './order.text'
import { type Suggest, useSuggestions } from './use-suggestions'

type Props = {
  place: number
  value: string
  invalid: boolean
  describedBy: string | undefined
  suggest: Suggest
  onType: (code: string) => void
  /** Called when a suggestion was chosen. */
  onChosen: (box: HTMLInputElement) => void
  onLeave: () => void
  onEnter: () => void
}

/**
 * A box for a code with suggestions by code and name (a combobox with manual selection). A plain input without
 * scripts.
 */
export function CodeBox({ place, value, invalid, describedBy, suggest, ...on }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const { suggestions, state } = useSuggestions(typed, suggest)
  const open = typed !== null && state !== 'idle'
  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const choose = (box: HTMLInputElement, { code }: CodeSuggestion) => {
    close()
    on.onType(code)
    on.onChosen(box)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active]
    if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && open && chosen && !event.shiftKey) choose(event.currentTarget, chosen)
    else if (event.key === 'ArrowDown' && open) setActive(Math.min(active + 1, suggestions.length - 1))
    else if (event.key === 'ArrowUp' && open && active >= 0) setActive(active - 1)
    else {
      if (event.key === 'Enter' || event.key === 'Tab') close()
      return
    }
    event.preventDefault()
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setActive(-1)
    setTyped(target.value)
    on.onType(target.value)
  }
  return (
    <div className="code-box">
      <input
        type="text"
        className="input order-input"
        name="code"
        data-box
        data-column="code"
        value={value}
        role="combobox"
        aria-label={text.codeOf(place)}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={change}
        onKeyDown={press}
        onFocus={on.onEnter}
        onBlur={() => {
          close()
          on.onLeave()
        }}
      />
      {open && (
        <Suggestions
          {...{ id, suggestions, state, active }}
          onChoose={(entry) => {
            const box = document.activeElement
            if (box instanceof HTMLInputElement) choose(box, entry)
          }}
        />
      )}
    </div>
  )
}

const priceOf = (unit: string, { showsNet }: CodeSuggestion) =>
  showsNet ? `${unit} ${text.plusKdv}` : text.withKdv(unit)

type ListProps = {
  id: string
  suggestions: readonly CodeSuggestion[]
  state: 'idle' | 'loading' | 'found'
  active: number
  onChoose: (entry: CodeSuggestion) => void
}

function Suggestions({ id, suggestions, state, active, onChoose }: ListProps) {
  return (
    <div className="code-suggestions">
      <p className="sr-only" role="status">
        {state === 'loading'
          ? text.loading
          : suggestions.length > 0
            ? text.suggested(suggestions.length)
            : text.noSuggestion}
      </p>
      {suggestions.length === 0 && (
        <p className="px-3 py-2 text-sm text-ink-2" aria-hidden="true">
          {state === 'loading' ? text.loading : text.noSuggestion}
        </p>
      )}
      <div id={id} role="listbox" aria-label={text.suggestions}>
        {suggestions.map((entry, i) => (
          // The input keeps the focus and handles the keys.
          <button
            key={entry.code}
            type="button"
            tabIndex={-1}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <span className="font-semibold tabular-nums">{entry.code}</span>
            <span className="name">
              {entry.name}, {entry.variantName}
            </span>
            <span className="tabular-nums">
              {entry.unit !== null && priceOf(formatPrice(entry.unit), entry)}
            </span>
            <StockNote available={entry.available} packageSize={entry.packageSize} />
          </button>
        ))}
      </div>
    </div>
  )
}
