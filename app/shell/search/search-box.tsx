import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuItem } from '~/features/settings/settings'
import { drawerPart, useDrawer } from '../basket/drawer-part'
import { openSearch, searchDialogEvent, searchEvent } from '../moving/open'
import { SearchForm } from './search-form'

const searchPath = '/search-shop'
const fetchDialog = () => import('./search-dialog').then((part) => part.SearchDialog)
const SearchDialog = drawerPart(fetchDialog, searchPath)

/** The search field of the header; narrow screens have a dialog instead. `/` and Ctrl-K open either. */
export function SearchBox({ menu }: { menu: MenuItem[] }) {
  const { search, key } = useLocation()
  const query = new URLSearchParams(search).get('q') ?? ''
  const box = useRef<HTMLDivElement>(null)
  const { used, open, onClose } = useDrawer({
    event: searchDialogEvent,
    page: key,
    selector: `a[href="${searchPath}"]`,
    prepare: fetchDialog,
  })

  useEffect(() => {
    const focus = () => {
      const field = box.current?.querySelector<HTMLInputElement>('input[name=q]')
      // The field is hidden on narrow screens.
      if (field?.checkVisibility()) field.select()
      else window.dispatchEvent(new Event(searchDialogEvent))
    }
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog')
      const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey
      if (!slash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener(searchEvent, focus)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener(searchEvent, focus)
      window.removeEventListener('keydown', press)
    }
  }, [])

  return (
    <>
      <div ref={box} className="search-place">
        <SearchForm query={query} menu={menu}>
          <kbd aria-hidden="true">/</kbd>
        </SearchForm>
      </div>
      {used && (
        <Suspense>
          <SearchDialog open={open} onClose={onClose} query={query} menu={menu} />
        </Suspense>
      )}
    </>
  )
}
