import { useCombobox } from 'downshift'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchMinimum } from '~/features/catalogue/catalogue'
import type { MenuItem } from '~/features/settings/settings'
import { showToast } from '~/ui/messages/toast'
import { recentSearches, rememberSearch } from './recent-searches'
import { entriesFor, exactHit, type SearchEntry } from './search-entries'
import { SearchPanel } from './search-panel'
import { useSuggestions } from './search-suggestions'
import { text as searchText } from './search.text'
import { useShell } from '../use-shell'
import { text } from '../text'

export type ComboboxProps = {
  /** The query of the present page. */
  query: string
  menu: MenuItem[]
  /** The plain input to replace; its text and cursor are taken over. */
  replaced: HTMLInputElement | null
}

const { InputKeyDownEscape, InputClick, ItemClick, InputKeyDownEnter, InputBlur } =
  useCombobox.stateChangeTypes

/** Search with suggestions, a combobox with manual selection; Enter without a selection searches. */
export function SearchCombobox({ query, menu, replaced }: ComboboxProps) {
  const [typed, setTyped] = useState(replaced?.value ?? query)
  const [recent] = useState(() => recentSearches(localStorage))
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setTyped(query)
  }
  const place = useRef<HTMLDivElement>(null)
  const wanted = typed.trim()
  const longEnough = wanted.length >= searchMinimum
  const asked = useSuggestions(longEnough ? wanted : '')
  const { found } = asked
  const items = wanted === '' || longEnough ? entriesFor(wanted, found, menu, recent) : []

  const go = (to: string) => {
    if (wanted) rememberSearch(localStorage, wanted)
    if (to === pathname) showToast({ text: searchText.alreadyHere, kind: 'warning' })
    else void navigate(to)
  }

  const box = useCombobox<SearchEntry>({
    items,
    inputValue: typed,
    // Text typed before this part was loaded has suggestions too.
    initialIsOpen: replaced !== null && replaced.value !== query,
    selectedItem: null,
    itemToString: (entry) => entry?.to ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && go(selectedItem.to),
    stateReducer: (now, { type, changes }) => {
      // Escape clears first and closes next; choosing and leaving keep the text.
      if (type === InputKeyDownEscape)
        return now.inputValue ? { ...now, inputValue: '', highlightedIndex: -1 } : { ...now, isOpen: false }
      if (type === InputClick) return { ...changes, isOpen: true }
      if (type === InputBlur) return { ...now, isOpen: false, highlightedIndex: -1 }
      if (type === ItemClick || type === InputKeyDownEnter) return { ...changes, inputValue: now.inputValue }
      return changes
    },
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
  })

  useLayoutEffect(() => {
    const element = place.current?.querySelector('input')
    if (!replaced || !element) return
    element.focus()
    element.setSelectionRange(replaced.selectionStart, replaced.selectionEnd)
  }, [replaced])

  // Downshift ignores Enter without a selection; here it opens the product with that code, or searches.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || box.highlightedIndex >= 0) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const exact = exactHit(wanted, found)
    if (exact) {
      event.preventDefault()
      go(`/${exact.master.link}`)
    } else if (longEnough) rememberSearch(localStorage, wanted)
    if (longEnough) box.closeMenu()
  }

  // Downshift gives an empty id for no entry, which is an invalid reference.
  const { 'aria-activedescendant': active, ...input } = box.getInputProps({
    onKeyDown: enter,
    // A controlled value would move the cursor to the end.
    onChange: (event) => setTyped(event.currentTarget.value),
    'aria-label': text.searchLabel,
  })
  return (
    <div ref={place} className="contents">
      <input
        {...input}
        aria-activedescendant={active || undefined}
        type="search"
        name="q"
        placeholder={text.searchPlaceholder}
        maxLength={100}
      />
      <SearchPanel
        {...{ box, items, asked, menu }}
        typed={wanted}
        showsNet={useShell()?.prices.kdv === 'net'}
      />
    </div>
  )
}
