import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Form, useNavigation } from 'react-router'
import { picturePath } from '~/features/media/media'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { DragHandle } from '../shared/order/form-order'
import { useDragOrder } from '../shared/order/use-drag-order'
import { text } from './pictures.text'

/** A refused save of pictures: the sentence, the entries, and the revision that the next save names. */
export type PictureAnswer = { refused: string; values: Record<string, string>; revision: string }

export type ShownPicture = { pictureId: number; hash: string; alt: string; variantCodes: string[] }
type Props = {
  pictures: readonly ShownPicture[]
  variants: readonly { code: string; name: string }[]
  revision: string
  answer: PictureAnswer | undefined
}

/**
 * The pictures in their order, each with its text and variant, saved in one go. A picture is moved by dragging it with mouse or finger, by
 * its buttons, and without scripts by its number.
 */
export function PictureList({ pictures, variants, revision, answer }: Props) {
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const [list, order, setOrder] = useDragOrder(pictures.map(({ pictureId }) => pictureId))
  const move = (from: number, by: -1 | 1, button: HTMLElement) => {
    const to = from + by
    if (to < 0 || to >= order.length) return
    flushSync(() => setOrder(order.toSpliced(from, 1).toSpliced(to, 0, order[from]!)))
    // A moved element loses the focus.
    button.focus()
  }
  const known = new Map(pictures.map((one) => [one.pictureId, one]))
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="islem" value="kaydet" />
      <input type="hidden" name="surum" value={answer?.revision ?? revision} />
      <ul className="office-pictures" ref={list as RefObject<HTMLUListElement>}>
        {order.map((id, place) => (
          <PictureItem
            key={id}
            picture={known.get(id)!}
            place={place}
            variants={variants}
            answer={answer}
            onMove={(by, button) => move(place, by, button)}
            isLast={place === order.length - 1}
          />
        ))}
      </ul>
      <span>
        <Button look="primary" size="small" pending={pending}>
          {text.save}
        </Button>
      </span>
    </Form>
  )
}

function PictureItem({
  picture: { pictureId, hash, alt, variantCodes },
  place,
  variants,
  answer,
  onMove,
  isLast,
}: {
  picture: ShownPicture
  place: number
  variants: Props['variants']
  answer: PictureAnswer | undefined
  onMove: (by: -1 | 1, button: HTMLElement) => void
  isLast: boolean
}) {
  const entry = (name: string, stored: string) => answer?.values[name] ?? stored
  return (
    <li>
      <div className="grid content-start gap-2">
        <img src={picturePath(hash, 160, 'webp')} alt={alt} width={160} height={160} loading="lazy" />
        <div className="with-script flex items-center justify-between">
          <Button
            type="button"
            look="quiet"
            size="small"
            icon="arrow-left"
            iconOnly={text.earlier(place + 1)}
            aria-disabled={place === 0}
            onClick={({ currentTarget }) => onMove(-1, currentTarget)}
          />
          <DragHandle />
          <Button
            type="button"
            look="quiet"
            size="small"
            icon="arrow-right"
            iconOnly={text.later(place + 1)}
            aria-disabled={isLast}
            onClick={({ currentTarget }) => onMove(1, currentTarget)}
          />
        </div>
      </div>
      <div className="grid gap-2">
        <TextField
          // A moved picture gets the number of its new place.
          key={place}
          name={`sira-${pictureId}`}
          label={text.position}
          inputMode="numeric"
          maxLength={3}
          defaultValue={entry(`sira-${pictureId}`, String(place + 1))}
        />
        <TextArea
          name={`alt-${pictureId}`}
          label={text.alt}
          rows={3}
          maxLength={160}
          defaultValue={entry(`alt-${pictureId}`, alt)}
        />
        <Select
          name={`cesit-${pictureId}`}
          label={text.variant}
          defaultValue={entry(
            `cesit-${pictureId}`,
            variantCodes.length > 1 ? 'ayni' : (variantCodes[0] ?? ''),
          )}
        >
          <option value="">{text.every}</option>
          {variantCodes.length > 1 && <option value="ayni">{text.several(variantCodes.length)}</option>}
          {variants.map(({ code, name }) => (
            <option key={code} value={code}>
              {name || code}
            </option>
          ))}
        </Select>
        <Checkbox
          name={`sil-${pictureId}`}
          value="1"
          label={text.remove}
          defaultChecked={entry(`sil-${pictureId}`, '') === '1'}
        />
      </div>
    </li>
  )
}
