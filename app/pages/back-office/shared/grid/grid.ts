import { isBlock, readBlock } from './block'

type Cell = HTMLInputElement
type Change = { cell: Cell; before: string; after: string }

/** The fault of an entry in a cell, or ''. */
export type CheckCell = (cell: HTMLInputElement) => string

/**
 * Makes the tables of fields below an element behave like a spreadsheet: arrows and Enter move, a copied block is pasted over several cells, Ctrl D copies
 * the cell above, Ctrl Shift D fills the column below, Ctrl Z takes the last change back. Changed cells are marked and only they are
 * sent. The fault of the focused cell stands in the line below the table. `more` adds rows for a block that is longer than the table.
 * Returns the function that takes it all back.
 */
export function openGrid(
  table: HTMLElement,
  { check = () => '', more }: { check?: CheckCell; more?: (count: number) => void } = {},
): () => void {
  const done: Change[][] = []
  let atFocus = ''
  const stop = new AbortController()
  const { signal } = stop
  const rows = () => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  const cells = () => [...table.querySelectorAll<Cell>('tbody input[type="text"]')]
  const told = table.parentElement?.querySelector<HTMLElement>(':scope > .office-grid-told') ?? null

  table.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isCell(target)) return
      atFocus = target.value
      target.select()
      tell(target)
    },
    { signal },
  )
  // A press would put the cursor into the selected value.
  table.addEventListener(
    'mousedown',
    (event) => {
      const { target } = event
      if (!isCell(target) || target === document.activeElement || event.button !== 0) return
      event.preventDefault()
      target.focus()
    },
    { signal },
  )
  table.addEventListener(
    'input',
    ({ target }) => {
      if (!isCell(target)) return
      mark(target, check)
      tell(target)
    },
    { signal },
  )
  table.addEventListener(
    'change',
    ({ target }) => {
      if (!isCell(target) || target.value === atFocus) return
      done.push([{ cell: target, before: atFocus, after: target.value }])
      atFocus = target.value
    },
    { signal },
  )
  table.addEventListener('keydown', onKey, { signal })
  table.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isCell(event.target) || !isBlock(text)) return
      event.preventDefault()
      paste(event.target, readBlock(text))
    },
    { signal },
  )
  // The request is built in the same event, after this listener: a disabled field is not sent.
  table.closest('form')?.addEventListener('submit', sendChangedOnly, { capture: true, signal })
  for (const cell of cells()) {
    // The fault that a refused save has found stays until the entry changes.
    if (cell.title) cell.toggleAttribute('data-changed', isChanged(cell))
    else if (isChanged(cell) || cell.hasAttribute('data-changed')) mark(cell, check)
  }
  return () => stop.abort()

  function onKey(event: KeyboardEvent) {
    const { target, key } = event
    if (!isCell(target)) return
    const command = event.ctrlKey || event.metaKey
    const all = rows()
    const at = placeOf(all, target)
    if (!at) return
    const act = (work: () => void) => {
      event.preventDefault()
      work()
    }
    if (command && key === 'Enter') return act(() => target.form?.requestSubmit())
    if (key === 'Enter') return act(() => move(at.row + (event.shiftKey ? -1 : 1), at.column))
    if (command && key.toLowerCase() === 'd') return act(() => fill(at, event.shiftKey))
    if (command && key.toLowerCase() === 'z' && target.value === atFocus && done.length > 0) return act(undo)
    if (command || event.altKey) return
    if (key === 'ArrowDown') return act(() => move(at.row + 1, at.column))
    if (key === 'ArrowUp') return act(() => move(at.row - 1, at.column))
    const whole = target.selectionStart === 0 && target.selectionEnd === target.value.length
    if (key === 'ArrowRight' && (whole || target.selectionStart === target.value.length))
      return act(() => move(at.row, at.column + 1))
    if (key === 'ArrowLeft' && (whole || target.selectionEnd === 0))
      return act(() => move(at.row, at.column - 1))
  }

  function move(row: number, column: number) {
    cellAt(rows()[row], column)?.focus()
  }

  function fill({ row, column }: Place, below: boolean) {
    const all = rows()
    const source = cellAt(all[below ? row : row - 1], column)
    if (!source) return
    const targets = (below ? all.slice(row + 1) : [all[row]]).flatMap((one) => cellAt(one, column) ?? [])
    write(targets.map((cell) => ({ cell, value: source.value })))
  }

  function paste(first: Cell, block: string[][]) {
    const at = placeOf(rows(), first)
    if (!at) return
    const lacking = at.row + block.length - rows().length
    if (lacking > 0) more?.(lacking)
    const all = rows()
    const writes = block.flatMap((values, y) =>
      values.flatMap((value, x) => {
        const cell = cellAt(all[at.row + y], at.column + x)
        return cell ? [{ cell, value: value.slice(0, cell.maxLength > 0 ? cell.maxLength : undefined) }] : []
      }),
    )
    write(writes)
  }

  /** Writes values as one change, which one undo takes back. */
  function write(writes: readonly { cell: Cell; value: string }[]) {
    const changes = writes
      .filter(({ cell, value }) => !cell.disabled && cell.value !== value)
      .map(({ cell, value }) => ({ cell, before: cell.value, after: value }))
    if (changes.length > 0) done.push(changes)
    for (const { cell, after } of changes) put(cell, after)
    if (!isCell(document.activeElement)) return
    atFocus = document.activeElement.value
    tell(document.activeElement)
  }

  function undo() {
    const changes = done.pop() ?? []
    for (const { cell, before } of changes) put(cell, before)
    if (!changes[0]) return
    changes[0].cell.focus()
    tell(changes[0].cell)
  }

  function put(cell: Cell, value: string) {
    cell.value = value
    mark(cell, check)
  }

  /** Writes the fault of the focused cell below the table, where a finger and a screen reader find it. It stays when the focus leaves. */
  function tell(cell: Cell) {
    if (!told) return
    told.textContent = cell.title && `${cell.getAttribute('aria-label') ?? ''}: ${cell.title}`
    for (const one of cells()) describe(one, told.id, one === cell && cell.title !== '')
  }

  function sendChangedOnly() {
    const same = cells().filter((cell) => !cell.disabled && !isChanged(cell))
    for (const cell of same) cell.disabled = true
    setTimeout(() => {
      for (const cell of same) cell.disabled = false
    })
  }
}

type Place = { row: number; column: number }

const isCell = (target: EventTarget | null): target is Cell =>
  target instanceof HTMLInputElement && target.type === 'text'

/** The text field in a column of a row; null where it has none. */
const cellAt = (row: HTMLTableRowElement | undefined, column: number): Cell | null =>
  row?.cells[column]?.querySelector<Cell>('input[type="text"]') ?? null

function placeOf(rows: readonly HTMLTableRowElement[], cell: Cell): Place | null {
  const box = cell.closest<HTMLTableCellElement>('td, th')
  const row = rows.indexOf(box?.closest('tr') ?? rows[0]!)
  return box && row >= 0 ? { row, column: box.cellIndex } : null
}

/** Marks a changed cell, and a faulty one with the reason. */
function mark(cell: Cell, check: CheckCell): void {
  const changed = isChanged(cell)
  cell.toggleAttribute('data-changed', changed)
  const fault = changed ? check(cell) : ''
  cell.title = fault
  if (fault) cell.setAttribute('aria-invalid', 'true')
  else cell.removeAttribute('aria-invalid')
}

/** Adds the id of a description to a cell, or takes it away; other descriptions stay. */
function describe(cell: Cell, id: string, isDescribed: boolean): void {
  const others = (cell.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  const all = isDescribed ? [...others, id] : others
  if (all.length > 0) cell.setAttribute('aria-describedby', all.join(' '))
  else cell.removeAttribute('aria-describedby')
}

/** A refused save shows the entries again: they differ from the stored value, which the page names apart. */
const isChanged = (cell: Cell) => cell.value !== (cell.dataset['stored'] ?? cell.defaultValue)
