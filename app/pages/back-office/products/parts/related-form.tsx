import { TextArea } from '~/ui/forms/field'
import { text } from '../product.text'
import { PartForm, type PartProps, typedIn } from './part-form'

/** The products that the product's page shows below it, by their codes. */
export function RelatedForm({ product: codes, ...form }: PartProps<readonly string[]>) {
  const typed = typedIn(form.answer, 'ilgili')
  return (
    <PartForm {...form} verb="ilgili" title={text.related} label={text.save} isFolded>
      <input type="hidden" name="gorulen" value={codes.join('\n')} />
      <TextArea
        name="ilgili"
        label={text.related}
        hint={text.relatedHint}
        rows={5}
        maxLength={2_000}
        defaultValue={typed?.['ilgili'] ?? codes.join('\n')}
      />
    </PartForm>
  )
}
