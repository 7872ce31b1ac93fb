import type { ReactNode, RefObject } from 'react'
import { type Block, type Doc, markdownOf } from '~/features/content/content'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { DragHandle, useFormOrder } from '../shared/order/form-order'
import { MoveButtons } from '../shared/order/move-buttons'
import { inOrder, readKeys } from '../shared/order/move-key'
import { PictureField, Thumbnail } from '../shared/picture-field'
import { RichTextArea } from '../shared/rich-text/rich-text-area'
import { text } from './text'

/** The entry of a field of this block: typed in a refused save, or stored. */
type Entry = (field: string, stored: string) => string

type Values = Readonly<Record<string, string>> | null

/** The blocks of a form in their order, as its fields. `values`: the entries of a refused save. */
export function BlockList({ blocks, values }: { blocks: readonly Block[]; values: Values }) {
  const shown = inOrder(blocks, readKeys(values?.['dizi']), ({ id }) => id)
  const known = new Map(blocks.map((block) => [block.id, block]))
  const { list, order, field, moveOf } = useFormOrder(
    shown.map(({ id }) => id),
    (id) => text.blockName(known.get(id)!.kind, headingOf(known.get(id)!)),
  )
  return (
    <>
      {field}
      <ol className="office-blocks" ref={list as RefObject<HTMLOListElement>}>
        {order.map((id, at) => (
          <li key={id}>
            <BlockFields
              block={known.get(id)!}
              at={at}
              count={order.length}
              values={values}
              onMove={moveOf(at)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

const headingOf = (block: Block): string =>
  block.kind === 'video' ? block.title : 'heading' in block ? block.heading : ''

/** The fields of a block by its kind, with the buttons that move it and the box that removes it. */
function BlockFields({
  block,
  at,
  count,
  values,
  onMove,
}: {
  block: Block
  at: number
  count: number
  values: Values
  onMove: Parameters<typeof MoveButtons>[0]['onMove']
}) {
  const title = `${at + 1}. ${text.block[block.kind]}`
  const name = (field: string) => `b-${block.id}-${field}`
  const entry: Entry = (field, stored) => values?.[name(field)] ?? stored
  const line = (field: string, label: string, stored: string, maxLength = 160) => (
    <TextField name={name(field)} label={label} maxLength={maxLength} defaultValue={entry(field, stored)} />
  )
  const body = (field: string, doc: Doc) => {
    const markdown = markdownOf(doc)
    if (markdown === null) return <p className="text-meta text-ink-2">{text.rich}</p>
    return (
      <RichTextArea
        name={name(field)}
        label={text.body}
        hint={text.bodyHint}
        rows={Math.min(16, 4 + markdown.split('\n').length)}
        maxLength={20_000}
        defaultValue={entry(field, markdown)}
      />
    )
  }
  const picture = (stored: { key: string; alt: string } | null) => (
    <>
      {stored && <Thumbnail hash={stored.key} />}
      {line('anlatim', text.alt, stored?.alt ?? '', 300)}
      <PictureField name={name('resim')} label={text.replace} />
    </>
  )
  return (
    <fieldset className="office-block">
      <legend>{title}</legend>
      {fieldsOf(block)}
      <div className="office-actions items-center">
        <DragHandle />
        <MoveButtons of={block.id} name={title} at={at} count={count} onMove={onMove} />
        <Checkbox
          name={name('sil')}
          value="1"
          label={text.removeBlock}
          defaultChecked={entry('sil', '') === '1'}
        />
      </div>
    </fieldset>
  )

  function fieldsOf(block: Block): ReactNode {
    switch (block.kind) {
      case 'text':
        return (
          <>
            {line('baslik', text.heading, block.heading)}
            {body('metin', block.text)}
          </>
        )
      case 'picture':
        return (
          <>
            {picture(block.picture)}
            {line('alt-yazi', text.caption, block.caption, 300)}
            {line('baglanti', text.href, block.href ?? '', 500)}
          </>
        )
      case 'picture_text':
        return (
          <>
            {picture(block.picture)}
            <Select name={name('yer')} label={text.side} defaultValue={entry('yer', block.side)}>
              {Object.entries(text.sides).map(([side, title]) => (
                <option key={side} value={side}>
                  {title}
                </option>
              ))}
            </Select>
            {line('baslik', text.heading, block.heading)}
            {body('metin', block.text)}
            {line('dugme', text.actionLabel, block.action?.label ?? '', 60)}
            {line('dugme-baglanti', text.actionHref, block.action?.href ?? '', 500)}
          </>
        )
      case 'gallery':
        return (
          <>
            {line('baslik', text.heading, block.heading)}
            {block.pictures.map((one, at) => (
              <div key={one.key} className="grid gap-2">
                <Thumbnail hash={one.key} />
                {line(`anlatim-${at}`, text.alt, one.alt, 300)}
                {line(`alt-yazi-${at}`, text.caption, one.caption)}
              </div>
            ))}
          </>
        )
      case 'video':
        return (
          <>
            {line('baslik', text.heading, block.title)}
            {line('alt-yazi', text.caption, block.caption, 500)}
          </>
        )
      case 'showcase':
        return (
          <>
            {line('baslik', text.heading, block.heading)}
            <TextField
              name={name('kod')}
              label={text.showcase}
              hint={text.showcaseHint}
              maxLength={60}
              defaultValue={entry('kod', block.code ?? '')}
            />
          </>
        )
      case 'banner':
        return line('grup', text.bannerGroup, String(block.group), 60)
      case 'faq':
        return (
          <>
            {line('baslik', text.heading, block.heading)}
            {line('grup', text.faqGroup, block.group ?? '', 60)}
          </>
        )
      case 'quotation':
        return (
          <>
            <TextArea
              name={name('soz')}
              label={text.quote}
              rows={3}
              maxLength={1_000}
              defaultValue={entry('soz', block.text)}
            />
            {line('kim', text.author, block.author, 100)}
            {line('gorev', text.role, block.role, 100)}
          </>
        )
      case 'columns':
        return (
          <>
            {line('baslik', text.heading, block.heading)}
            {block.columns.map((one, at) => (
              // Columns have no ids: their place is their name.
              <div key={at} className="grid gap-2">
                <p className="text-sm font-semibold">{text.column(at + 1)}</p>
                {line(`baslik-${at}`, text.heading, one.title, 100)}
                {body(`metin-${at}`, one.text)}
              </div>
            ))}
          </>
        )
    }
  }
}
