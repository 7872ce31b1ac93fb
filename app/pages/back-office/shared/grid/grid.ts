import { isBlock, readBlock } from './block'

type Cell = HTMLInputElement
type Change = { cell: Cell; before: string; after: string }

/** The fault of an entry in a cell, or ''. */
export type CheckCell = (cell: HTMLInputElement) => string

/**
 * Makes a table of fields behave like a spreadsheet: arrows and Enter move, a copied block is pasted over several cells, Ctrl D copies
 * the cell above, Ctrl Shift D fills the column below, Ctrl Z takes the last change back. Changed cells are marked and only they are
 * sent. `more` adds rows for a block that is longer than the table. Returns the function that takes it all back.
 */
export function openGrid(
  table: HTMLTableElement,
  { check = () => '', more }: { check?: CheckCell; more?: (count: number) => void } = {},
): () => void {
  const done: Change[][] = []
  let atFocus = ''
  const stop = new AbortController()
  const { signal } = stop
  const cells = () => rowsOf(table)

  table.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isCell(target)) return
      atFocus = target.value
      target.select()
    },
    { signal },
  )
  table.addEventListener('input', ({ target }) => isCell(target) && mark(target, check), { signal })
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
  for (const row of cells()) for (const cell of row) if (cell) mark(cell, check)
  return () => stop.abort()

  function onKey(event: KeyboardEvent) {
    const { target, key } = event
    if (!isCell(target)) return
    const command = event.ctrlKey || event.metaKey
    const at = placeOf(cells(), target)
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
    cells()[row]?.[column]?.focus()
  }

  function fill({ row, column }: Place, below: boolean) {
    const all = cells()
    const source = below ? all[row]?.[column] : all[row - 1]?.[column]
    if (!source) return
    const targets = below ? all.slice(row + 1).flatMap((one) => one[column] ?? []) : [all[row]![column]!]
    write(targets.map((cell) => ({ cell, value: source.value })))
  }

  function paste(first: Cell, block: string[][]) {
    const at = placeOf(cells(), first)!
    const lacking = at.row + block.length - cells().length
    if (lacking > 0) more?.(lacking)
    const all = cells()
    const writes = block.flatMap((values, y) =>
      values.flatMap((value, x) => {
        const cell = all[at.row + y]?.[at.column + x]
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
    if (isCell(document.activeElement)) atFocus = document.activeElement.value
  }

  function undo() {
    const changes = done.pop() ?? []
    for (const { cell, before } of changes) put(cell, before)
    changes[0]?.cell.focus()
  }

  function put(cell: Cell, value: string) {
    cell.value = value
    mark(cell, check)
  }

  function sendChangedOnly() {
    const same = cells()
      .flat()
      .filter((cell): cell is Cell => cell !== null && !cell.disabled && !isChanged(cell))
    for (const cell of same) cell.disabled = true
    setTimeout(() => {
      for (const cell of same) cell.disabled = false
    })
  }
}

type Place = { row: number; column: number }

const isCell = (target: EventTarget | null): target is Cell =>
  target instanceof HTMLInputElement && target.type === 'text'

/** The text fields of each row by column; null where a row has none. */
function rowsOf(table: HTMLTableElement): (Cell | null)[][] {
  return [...table.tBodies].flatMap((body) =>
    [...body.rows].map((row) =>
      [...row.cells].map((one) => one.querySelector<HTMLInputElement>('input[type="text"]')),
    ),
  )
}

function placeOf(rows: readonly (readonly (Cell | null)[])[], cell: Cell): Place | null {
  const row = rows.findIndex((one) => one.includes(cell))
  return row === -1 ? null : { row, column: rows[row]!.indexOf(cell) }
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

/** A refused save shows the entries again: they differ from the stored value, which the page names apart. */
const isChanged = (cell: Cell) => cell.value !== (cell.dataset['stored'] ?? cell.defaultValue)
