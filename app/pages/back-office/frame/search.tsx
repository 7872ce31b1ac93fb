import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import type { Hit } from '../search/find.server'
import { text } from '../search/text'

/** Milliseconds of rest before a word is sent. */
const rest = 120

/**
 * The search in the line at the top, also the palette: Ctrl K or "/" reaches it, arrows and Enter open a record, a page or an
 * action. Without scripts it is a form.
 */
export function Search() {
  const { load, data } = useFetcher<{ hits: Hit[]; words: string }>({ key: 'office-search' })
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const hits = typed.trim() === '' ? [] : (data?.hits ?? [])
  const box = useCombobox<Hit>({
    items: hits,
    inputValue: typed,
    selectedItem: null,
    itemToString: (hit) => hit?.title ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setTyped('')
      inputOf(form.current)?.blur()
      void navigate(selectedItem.to)
    },
  })

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      // The editor of texts takes Ctrl K for its links.
      if (event.defaultPrevented) return
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !isField(event.target)
      if (!isPalette && !isSlash) return
      event.preventDefault()
      inputOf(form.current)?.select()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])

  useEffect(() => {
    const words = typed.trim()
    if (words === '') return
    const timer = setTimeout(() => void load(`/yonetim/ara?q=${encodeURIComponent(words)}`), rest)
    return () => clearTimeout(timer)
  }, [typed, load])

  // Downshift ignores Enter without a chosen hit; here it opens the page of results.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || box.highlightedIndex >= 0) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    box.closeMenu()
  }
  const { 'aria-activedescendant': active, ...props } = box.getInputProps({
    onKeyDown: enter,
    onChange: (event) => setTyped(event.currentTarget.value),
    'aria-label': text.label,
  })
  const isOpen = box.isOpen && typed.trim() !== ''
  return (
    <form ref={form} action="/yonetim/ara" className="office-search">
      <button aria-label={text.short}>
        <Icon name="search" />
      </button>
      <input
        {...props}
        aria-activedescendant={active || undefined}
        type="search"
        name="q"
        placeholder={text.short}
        maxLength={100}
        autoComplete="off"
      />
      <kbd>{text.keys}</kbd>
      <ul {...box.getMenuProps({ 'aria-label': text.results })} data-open={isOpen || undefined}>
        {isOpen &&
          hits.map((hit, index) => (
            <li
              key={hit.to}
              {...box.getItemProps({ item: hit, index })}
              data-active={index === box.highlightedIndex || undefined}
            >
              <b>{hit.title}</b>
              <span>{hit.detail}</span>
              <small>{hit.subject}</small>
            </li>
          ))}
        {isOpen && hits.length === 0 && data?.words === typed.trim() && (
          <li role="none">{text.none(typed.trim())}</li>
        )}
      </ul>
    </form>
  )
}

const inputOf = (form: HTMLFormElement | null) => form?.querySelector('input') ?? null

/** True where a key writes. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
