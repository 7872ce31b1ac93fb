import { Slice } from 'prosemirror-model'
import { EditorState, type Plugin, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { markdownOf, writeMarkdown } from '~/features/content/content'
import { pasteParser, preparePasted } from './paste'
import { documentOf, richTextOf } from './schema'

type Options = {
  place: HTMLElement
  /** The form's field. It has the text as Markdown at every moment. */
  area: HTMLTextAreaElement
  plugins: Plugin[]
  attributes: () => Record<string, string>
  /** Called after each change of the text or of the selection. */
  onState: (state: EditorState) => void
}

/** An editor of a field. `read` takes over what the field says; `write` tells the field what the editor says. */
export type FieldEditor = { view: EditorView; read: () => void }

/**
 * Opens an editor over a field. Each change is written into the field as Markdown, as if it had been typed. On leaving it shows what will
 * be stored, where Markdown cannot say it otherwise.
 */
export function createView({ place, area, plugins, attributes, onState }: Options): FieldEditor {
  let [written, source] = [area.value, area.value]
  let sourceDocument = documentOf(source)
  const view = new EditorView(place, {
    state: EditorState.create({ doc: sourceDocument, plugins }),
    attributes,
    transformPastedHTML: preparePasted,
    clipboardParser: pasteParser,
    clipboardTextParser: (pasted) => Slice.maxOpen(documentOf(withParagraphs(pasted)).content),
    handleDOMEvents: {
      keydown: (_, event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) readSelection(view)
        return false
      },
      blur: () => {
        settle()
        return false
      },
    },
    dispatchTransaction(transaction) {
      const { state } = view.state.applyTransaction(transaction)
      view.updateState(state)
      if (transaction.docChanged) write()
      onState(state)
    },
  })
  onState(view.state)
  return { view, read }

  function write(): void {
    const { doc } = view.state
    // An unchanged text stays as it was typed, even where it would be written otherwise.
    const text = doc.eq(sourceDocument) ? source : (writeMarkdown(richTextOf(doc)) ?? written)
    if (text === written) return
    written = text
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
    set!.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function read(): void {
    if (area.value === written) return
    written = source = area.value
    sourceDocument = documentOf(source)
    view.updateState(EditorState.create({ doc: sourceDocument, plugins }))
    onState(view.state)
  }

  function settle(): void {
    const { doc, tr } = view.state
    if (doc.eq(sourceDocument) || markdownOf(richTextOf(doc)) !== null) return
    view.dispatch(tr.replaceWith(0, doc.content.size, documentOf(written).content))
  }
}

/** Takes over the words that were just selected: on a busy machine a browser tells of them only after the next key. */
function readSelection(view: EditorView): void {
  const selected = document.getSelection()
  const { state } = view
  if (view.composing || !(state.selection instanceof TextSelection)) return
  if (!selected?.anchorNode || !selected.focusNode || !view.dom.contains(selected.anchorNode)) return
  const at = (node: globalThis.Node, offset: number) => state.doc.resolve(view.posAtDOM(node, offset))
  const read = TextSelection.between(
    at(selected.anchorNode, selected.anchorOffset),
    at(selected.focusNode, selected.focusOffset),
  )
  if (!read.eq(state.selection)) view.dispatch(state.tr.setSelection(read))
}

/** Pasted plain words: each line is a paragraph, except those of lists and tables. */
function withParagraphs(pasted: string): string {
  const lines = pasted.split(/\r\n|\n|\r/)
  const isPart = (line: string | undefined) => line !== undefined && /^(- |\d{1,3}\. |\|)/.test(line)
  return lines.map((line, at) => line + (isPart(line) && isPart(lines[at + 1]) ? '\n' : '\n\n')).join('')
}
