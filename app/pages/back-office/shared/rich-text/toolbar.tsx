import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { KeyboardEvent, RefObject } from 'react'
import { Button } from '~/ui/button'
import type { IconName } from '~/ui/icons/icon-names'
import {
  bullets,
  em,
  hasMark,
  headingAt,
  linkAt,
  listAt,
  steps,
  strong,
  toggleHeading,
  toggleList,
  toggleSlanted,
  toggleStrong,
} from './commands'
import { text } from './text'

type Tool = {
  label: string
  icon?: IconName
  words?: string
  command: Command
  /** True while it applies to the selection; a tool without it is no switch. */
  isOn?: (state: EditorState) => boolean
}

const tools: readonly Tool[] = [
  { label: text.bold, icon: 'bold', command: toggleStrong, isOn: (state) => hasMark(state, strong) },
  { label: text.slanted, icon: 'italic', command: toggleSlanted, isOn: (state) => hasMark(state, em) },
  {
    label: text.headingHint,
    words: text.heading,
    command: toggleHeading(2),
    isOn: (state) => headingAt(state) === 2,
  },
  {
    label: text.subheadingHint,
    words: text.subheading,
    command: toggleHeading(3),
    isOn: (state) => headingAt(state) === 3,
  },
  {
    label: text.bullets,
    icon: 'list',
    command: toggleList(bullets),
    isOn: (state) => listAt(state) === bullets,
  },
  {
    label: text.steps,
    icon: 'numbered-list',
    command: toggleList(steps),
    isOn: (state) => listAt(state) === steps,
  },
]
const past: readonly Tool[] = [
  { label: text.undo, icon: 'undo', command: undo },
  { label: text.redo, icon: 'redo', command: redo },
]

/** The buttons of an editor. The arrow keys move among them, and one Tab leaves them. */
export function Toolbar({
  bar,
  state,
  controls,
  run,
  onLink,
  isLinking,
}: {
  bar: RefObject<HTMLDivElement | null>
  state: EditorState
  /** The id of the editor. */
  controls: string
  run: (command: Command) => void
  onLink: () => void
  isLinking: boolean
}) {
  const button = ({ label, icon, words, command, isOn }: Tool) => (
    <Button
      key={label}
      type="button"
      look="quiet"
      size="small"
      icon={icon}
      iconOnly={words ? undefined : label}
      title={label}
      tabIndex={label === text.bold ? 0 : -1}
      aria-pressed={isOn?.(state)}
      aria-disabled={!command(state)}
      onClick={() => run(command)}
    >
      {words}
    </Button>
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      className="office-rich-tools"
      tabIndex={-1}
      onKeyDown={moveAlong}
      // A press keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map(button)}
      <Button
        type="button"
        look="quiet"
        size="small"
        icon="link"
        iconOnly={text.link}
        tabIndex={-1}
        aria-pressed={linkAt(state).href !== null}
        aria-expanded={isLinking}
        onClick={onLink}
      />
      {past.map(button)}
    </div>
  )
}

/** Moves the focus along the buttons, and with it the one that Tab reaches. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((one) => one === document.activeElement)
  const last = buttons.length - 1
  const places: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const to = places[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  for (const [place, one] of buttons.entries()) one.tabIndex = place === to ? 0 : -1
  buttons[to]!.focus()
}
