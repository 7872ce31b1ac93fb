import type { RefObject } from 'react'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/forms/field'
import { text } from './order.text'

type Props = {
  list: RefObject<HTMLTextAreaElement | null>
  file: RefObject<HTMLInputElement | null>
  /** Lines beyond the limit of the last submission. */
  rest: string
  onTake: () => void
}

/** A whole list at once, pasted or as a file. Without scripts the form submits it. */
export function OrderImport({ list, file, rest, onTake }: Props) {
  return (
    <section className="order-import" aria-labelledby="listeden">
      <div className="grid content-start gap-2">
        <h2 id="listeden" className="text-xl">
          {text.importTitle}
        </h2>
        <p className="text-sm text-ink-2">{text.importWhy}</p>
      </div>
      <TextArea
        ref={list}
        label={text.list}
        name="list"
        rows={6}
        key={rest}
        defaultValue={rest}
        placeholder={text.listExample}
        spellCheck={false}
      />
      <div className="grid content-start justify-items-start gap-4">
        <TextField
          ref={file}
          label={text.file}
          hint={text.fileHint}
          name="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
        />
        <Button
          name="intent"
          value="take"
          icon="rows"
          onClick={(event) => {
            event.preventDefault()
            onTake()
          }}
        >
          {text.take}
        </Button>
      </div>
    </section>
  )
}
