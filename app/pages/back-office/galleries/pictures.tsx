import type { RefObject } from 'react'
import { picturePath } from '~/features/media/media'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { DragHandle, useFormOrder } from '../shared/order/form-order'
import { MoveButtons } from '../shared/order/move-buttons'
import { inOrder, readKeys } from '../shared/order/move-key'
import { typedOr, withKeys } from './arrange'
import { text } from './text'

type Picture = { picture: string; title: string; alt: string }

type Values = Readonly<Record<string, string>> | undefined

/** The pictures of a gallery in their order, as fields of its form. `values`: the entries of a refused save. */
export function Pictures({
  pictures,
  title,
  values,
}: {
  pictures: readonly Picture[]
  title: string
  values: Values
}) {
  if (pictures.length === 0) return <p className="text-ink-2">{text.none}</p>
  const shown = inOrder(withKeys(pictures), readKeys(values?.['dizi']), ({ key }) => key)
  const undescribed = pictures.filter(({ alt }) => alt === title).length
  return (
    <>
      <p className="text-meta text-ink-2">{text.listHint}</p>
      {undescribed > 0 && <Notice kind="warning">{text.undescribed(undescribed)}</Notice>}
      <PictureList key={shown.map(({ key }) => key).join(' ')} pictures={shown} values={values} />
      <span>
        <Button look="primary">{text.save}</Button>
      </span>
    </>
  )
}

function PictureList({
  pictures,
  values,
}: {
  pictures: readonly (Picture & { key: string })[]
  values: Values
}) {
  const known = new Map(pictures.map((one) => [one.key, one]))
  const { list, order, field, moveOf } = useFormOrder(
    pictures.map(({ key }) => key),
    (key) => known.get(key)!.title || known.get(key)!.alt,
  )
  return (
    <>
      {field}
      <ol className="office-pictures" ref={list as RefObject<HTMLOListElement>}>
        {order.map((key, at) => {
          const { picture, title: caption, alt } = known.get(key)!
          return (
            <li key={key}>
              <img
                src={picturePath(picture, 320, 'webp')}
                alt={alt}
                width={160}
                height={160}
                loading="lazy"
              />
              <div className="grid gap-2">
                <TextArea
                  name={`alt-${key}`}
                  label={text.alt}
                  required
                  rows={3}
                  maxLength={200}
                  defaultValue={typedOr(values, 'alt', key, alt)}
                />
                <TextField
                  name={`yazi-${key}`}
                  label={text.caption}
                  optional
                  maxLength={120}
                  defaultValue={typedOr(values, 'yazi', key, caption)}
                />
                <Checkbox
                  name={`sil-${key}`}
                  value="1"
                  label={text.removePicture}
                  defaultChecked={values?.[`sil-${key}`] === '1'}
                />
                <div className="office-actions items-center">
                  <DragHandle />
                  <MoveButtons
                    of={key}
                    name={text.picture(at + 1, caption)}
                    at={at}
                    count={order.length}
                    onMove={moveOf(at)}
                  />
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
