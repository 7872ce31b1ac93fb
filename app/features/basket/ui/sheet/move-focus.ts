import type { KeyboardEvent } from 'react'

/** Boxes reached by Enter and arrows carry `data-box`; boxes of one column share `data-column`. */
const boxes = 'input[data-box]:not(:disabled)'

/** Enter: focuses the next box; with Shift the previous one. Returns false when there is none. */
export function moveByEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isBox(event.target)) return false
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(boxes)]
  const next = all[all.indexOf(event.target) + (event.shiftKey ? -1 : 1)]
  focusBox(next)
  return next !== undefined
}

/** Up and down: focuses the box above or below. */
export function moveByArrow(event: KeyboardEvent<HTMLFormElement>): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (by === 0 || !isBox(event.target)) return
  event.preventDefault()
  const { column } = event.target.dataset
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`${boxes}[data-column='${column}']`)]
  focusBox(all[all.indexOf(event.target) + by])
}

/** All four arrows, as in a spreadsheet; left and right only at the edge of the box's text. */
export function moveInGrid(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  if (by === 0 || !isBox(target)) return moveByArrow(event)
  const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length
  const isAtEnd =
    target.selectionStart === target.selectionEnd &&
    target.selectionStart === (by < 0 ? 0 : target.value.length)
  if (!isWhole && !isAtEnd) return
  const row = [...(target.closest('tr')?.querySelectorAll<HTMLInputElement>(boxes) ?? [])]
  const next = row[row.indexOf(target) + by]
  if (!next) return
  event.preventDefault()
  focusBox(next)
}

/** Ctrl+Enter submits the form from any of its boxes. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

export function isBox(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset['box'] !== undefined
}

/** Focuses a box and selects its text; one near an edge is scrolled to the middle. */
export function focusBox(box: HTMLInputElement | null | undefined): void {
  if (!box) return
  box.focus({ preventScroll: true })
  box.select()
  const { top, bottom } = box.getBoundingClientRect()
  const isNearEdge = top < innerHeight * 0.25 || bottom > innerHeight * 0.75
  box.scrollIntoView({ block: isNearEdge ? 'center' : 'nearest', inline: 'nearest' })
}
