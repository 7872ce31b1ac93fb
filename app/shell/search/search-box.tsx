import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { searchMinimum } from '~/features/catalogue/catalogue'
import type { MenuItem } from '~/features/settings/settings'
import { Icon } from '~/ui/icons/icon'
import { searchEvent } from '../moving/open'
import type { ComboboxProps } from './search-combobox'
import { text } from '../text'

/**
 * A plain search form, replaced at the first focus by a box with suggestions, whose code is loaded then. Text, cursor
 * and focus are kept. `/` and Ctrl-K focus it.
 */
export function SearchBox({ menu }: { menu: MenuItem[] }) {
  const { search, key } = useLocation()
  const query = new URLSearchParams(search).get('q') ?? ''
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState<{
    Combobox: ComponentType<ComboboxProps>
    replaced: HTMLInputElement | null
  }>()
  const [tooShort, setTooShort] = useState(false)
  const [shown, setShown] = useState(false)
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setShown(false)
    setTooShort(false)
  }

  const load = async () => {
    const part = await import('./search-combobox').catch(() => null)
    // When loading fails, the plain form stays.
    if (part) setReady({ Combobox: part.SearchCombobox, replaced: fieldOf(form.current) })
  }

  useEffect(() => {
    const focus = () => {
      setShown(true)
      // The box is hidden on narrow screens until the next frame.
      requestAnimationFrame(() => fieldOf(form.current)?.select())
    }
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog')
      const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey
      if (!slash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      focus()
    }
    window.addEventListener(searchEvent, focus)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener(searchEvent, focus)
      window.removeEventListener('keydown', press)
    }
  }, [])

  const check = (event: FormEvent) => {
    const typed = fieldOf(form.current)?.value.trim() ?? ''
    if (typed.length < searchMinimum) event.preventDefault()
    setTooShort(typed.length > 0 && typed.length < searchMinimum)
  }

  return (
    <Form
      ref={form}
      role="search"
      action="/search-results"
      className="search-box"
      data-shown={shown}
      onSubmit={check}
    >
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
          onFocus={load}
        />
      )}
      <kbd aria-hidden="true">/</kbd>
      <button className="search-send">{text.search}</button>
      <button
        type="button"
        className="search-close"
        aria-label={text.searchClose}
        onClick={() => setShown(false)}
      >
        <Icon name="x" />
      </button>
      {tooShort && <output className="search-hint">{text.searchTooShort}</output>}
    </Form>
  )
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input[name=q]') ?? null
}
