import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema'

const { nodes, marks } = schema
export const strong = marks['strong']!
export const em = marks['em']!
export const link = marks['link']!
export const bullets = nodes['bullet_list']!
export const steps = nodes['ordered_list']!
export const item = nodes['list_item']!

/** True when the selected words, or the next typed ones, have a mark. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  if (!empty) return state.doc.rangeHasMark(from, to, type)
  return Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
}

/** The level of the heading that the cursor is in; null elsewhere. */
export function headingAt({ selection: { $from } }: EditorState): 2 | 3 | null {
  const { type, attrs } = $from.parent
  return type === nodes['heading'] ? (attrs['level'] as 2 | 3) : null
}

/** The kind of list that the cursor is in; null elsewhere. */
export function listAt({ selection: { $from } }: EditorState): NodeType | null {
  return $from.depth >= 2 && $from.node(-1).type === item ? $from.node(-2).type : null
}

export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    headingAt(state) === level
      ? setBlockType(nodes['paragraph']!)(state, dispatch)
      : setBlockType(nodes['heading']!, { level })(state, dispatch)

/** Makes the paragraphs a list, a list of the other kind one of this, and a list of this kind paragraphs. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const current = listAt(state)
    if (current === type) return liftListItem(item)(state, dispatch)
    if (current === null) return wrapInList(type)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(-2), type))
    return true
  }

export const toggleStrong = toggleMark(strong)

/** Slants whole words, since Markdown cannot say a part of a word. */
export const toggleSlanted: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.sameParent($to) || !$from.parent.isTextblock) return toggleMark(em)(state, dispatch)
  const text = $from.parent.textContent
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, $from.parentOffset))![0].length
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice($to.parentOffset))![0].length
  const [from, to] = [$from.pos - before, $to.pos + after]
  if (from === to) return toggleMark(em)(state, dispatch)
  const isSlanted = state.doc.rangeHasMark(from, to, em)
  dispatch?.(isSlanted ? state.tr.removeMark(from, to, em) : state.tr.addMark(from, to, em.create()))
  return true
}

/** The words of the link round the cursor, or the selected words. `href`: the address of the link. */
export function linkAt({ selection }: EditorState): { from: number; to: number; href: string | null } {
  const { from, to, $from, empty } = selection
  const none = { from, to, href: null }
  if (!$from.parent.isTextblock) return none
  const neighbours = [$from.nodeAfter, empty ? $from.nodeBefore : null]
  const found = neighbours.flatMap((node) => (node && link.isInSet(node.marks)) ?? [])[0]
  if (!found) return none
  const run = { from, to: -1 }
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset
    if (!found.isInSet(node.marks) || (run.to >= from && run.to < start)) return
    if (run.to !== start) run.from = start
    run.to = start + node.nodeSize
  })
  return { from: run.from, to: Math.max(run.to, to), href: found.attrs['href'] as string }
}

/** Links the words of `linkAt`, or writes the address itself where there are none. `href` null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state)
    const tr = state.tr.removeMark(from, to, link)
    if (href !== null && from === to) {
      const words = schema.text(href.replace(/^(mailto|tel):/, ''), [link.create({ href })])
      tr.replaceSelectionWith(words, false)
    } else if (href !== null) tr.addMark(from, to, link.create({ href }))
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }

/** At the start of a heading or an item, makes it a paragraph. */
export const leaveBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  if (listAt(state)) return liftListItem(item)(state, dispatch)
  return headingAt(state) !== null && setBlockType(nodes['paragraph']!)(state, dispatch)
}

/** True while the cursor is in a cell of a table. */
export const isInCell = ({ selection: { $from } }: EditorState): boolean =>
  $from.depth >= 2 && $from.node(-1).type.name.startsWith('table_')

/** In an empty item ends the list; in a cell does nothing, since a cell has one paragraph. */
export const endBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (isInCell(state)) return true
  if (!empty || $from.parent.content.size > 0) return false
  return listAt(state) !== null && liftListItem(item)(state, dispatch)
}
