import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { searchMinimum } from '~/features/catalogue/catalogue'
import type { MenuItem } from '~/features/settings/settings'
import { Icon } from '~/ui/icons/icon'
import type { ComboboxProps } from './search-combobox'
import { text } from '../text'

type Ready = { Combobox: ComponentType<ComboboxProps>; replaced: HTMLInputElement | null }
type Props = {
  /** The query of the present page. */
  query: string
  menu: MenuItem[]
  /** Stands between field and button. */
  children?: ReactNode
}

/**
 * A plain search form, replaced at the first focus by a field with suggestions, whose code is loaded then. Text, cursor
 * and focus are kept. Fewer than three characters send no request.
 */
export function SearchForm({ query, menu, children }: Props) {
  const [ready, setReady] = useState<Ready>()
  const [tooShort, setTooShort] = useState(false)
  const { key } = useLocation()
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setTooShort(false)
  }

  const load = async (field: HTMLInputElement) => {
    const part = await import('./search-combobox').catch(() => null)
    // When loading fails, the plain form stays.
    if (part) setReady({ Combobox: part.SearchCombobox, replaced: field })
  }

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = fieldOf(event.currentTarget)?.value.trim() ?? ''
    if (typed.length < searchMinimum) event.preventDefault()
    setTooShort(typed.length > 0 && typed.length < searchMinimum)
  }

  return (
    <Form role="search" action="/search-results" className="search-box" onSubmit={check}>
      <Icon name="search" />
      {ready ? (
        <ready.Combobox query={query} menu={menu} replaced={ready.replaced} />
      ) : (
        <input
          key={key}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          autoComplete="off"
          maxLength={100}
          onFocus={(event) => load(event.currentTarget)}
        />
      )}
      {children}
      <button className="search-send">{text.search}</button>
      {tooShort && <output className="search-hint">{text.searchTooShort}</output>}
    </Form>
  )
}

function fieldOf(place: ParentNode | null): HTMLInputElement | null {
  return place?.querySelector<HTMLInputElement>('input[name=q]') ?? null
}
