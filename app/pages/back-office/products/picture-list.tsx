import { Form, useNavigation } from 'react-router'
import { picturePath } from '~/features/media/media'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text } from './pictures.text'

/** A refused save of pictures: the sentence, the entries, and the revision that the next save names. */
export type PictureAnswer = { refused: string; values: Record<string, string>; revision: string }

export type ShownPicture = { pictureId: number; hash: string; alt: string; variantCodes: string[] }

/** The pictures in their order, each with its text and variant, saved in one go. */
export function PictureList({
  pictures,
  variants,
  revision,
  answer,
}: {
  pictures: readonly ShownPicture[]
  variants: readonly { code: string; name: string }[]
  revision: string
  answer: PictureAnswer | undefined
}) {
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const entry = (name: string, stored: string) => answer?.values[name] ?? stored
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="islem" value="kaydet" />
      <input type="hidden" name="surum" value={answer?.revision ?? revision} />
      <ul className="office-pictures">
        {pictures.map(({ pictureId, hash, alt, variantCodes }, place) => (
          <li key={pictureId}>
            <img src={picturePath(hash, 160, 'webp')} alt={alt} width={160} height={160} loading="lazy" />
            <div className="grid gap-2">
              <TextField
                name={`sira-${pictureId}`}
                label={text.position}
                inputMode="numeric"
                maxLength={3}
                defaultValue={entry(`sira-${pictureId}`, String(place + 1))}
              />
              <TextField
                name={`alt-${pictureId}`}
                label={text.alt}
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
