import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import {
  bullets,
  em,
  endBlock,
  isInCell,
  item,
  leaveBlock,
  steps,
  strong,
  toggleHeading,
  toggleList,
  toggleSlanted,
  toggleStrong,
} from './commands'
import { schema } from './schema'

const heading = schema.nodes['heading']!
const enter = chainCommands(endBlock, splitListItem(item), baseKeymap['Enter']!)

/** Words between typed signs get their mark: `**kalın**`. */
const marking = (signs: RegExp, type: MarkType) =>
  new InputRule(signs, (state, [whole, words = ''], start, end) => {
    const at = start + whole.indexOf(words)
    return state.tr
      .delete(at + words.length, end)
      .delete(start, at)
      .addMark(start, start + words.length, type.create())
      .removeStoredMark(type)
  })

/** The keys of the editor and the signs that it takes as Markdown. `askLink`, `toToolbar`: what two of the keys open. */
export function pluginsWith(askLink: () => void, toToolbar: () => void): Plugin[] {
  const calling =
    (call: () => void): Command =>
    () => {
      call()
      return true
    }
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^- $/, bullets),
        wrappingInputRule(/^1\. $/, steps),
        textblockTypeInputRule(/^(##|###) $/, heading, ([, signs]) => ({ level: signs!.length })),
        // In Markdown a bar ends a cell.
        new InputRule(/\|$/, (state, _, start, end) =>
          isInCell(state) ? state.tr.insertText('/', start, end) : null,
        ),
        marking(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, strong),
        marking(/(?<![\p{L}\p{N}_/])_([^_\s](?:[^_]*[^_\s])?)_$/u, em),
      ],
    }),
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleSlanted,
      'Mod-k': calling(askLink),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Mod-2': toggleHeading(2),
      'Shift-Mod-3': toggleHeading(3),
      'Shift-Mod-7': toggleList(steps),
      'Shift-Mod-8': toggleList(bullets),
      'Alt-F10': calling(toToolbar),
      Backspace: chainCommands(undoInputRule, leaveBlock, baseKeymap['Backspace']!),
      Enter: enter,
      'Shift-Enter': enter,
    }),
    keymap(baseKeymap),
    history(),
  ]
}
