import { type KeyboardEvent, useRef } from 'react'
import type { MenuItem } from '~/features/settings/settings'
import { Dialog } from '~/ui/messages/dialog'
import type { DrawerProps } from '../basket/drawer-part'
import { SearchForm } from './search-form'
import { text } from '../text'

/** The search of narrow screens: a dialog that covers the screen. Esc clears the text first and closes next. */
export function SearchDialog({
  query,
  menu,
  open,
  onClose,
}: DrawerProps<{ query: string; menu: MenuItem[] }>) {
  const place = useRef<HTMLDivElement>(null)
  // A search field takes the key from the dialog, even when it is empty.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const field = place.current?.querySelector<HTMLInputElement>('input[name=q]')
    if (field?.value) event.preventDefault()
    else onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.search}
      side="full"
      startsIn="input[name=q]"
      returnTo='a[href="/search-shop"]'
    >
      <div ref={place} className="search-dialog" onKeyDownCapture={escape}>
        <SearchForm query={query} menu={menu} />
      </div>
    </Dialog>
  )
}
