import type { ReactNode } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { ProductAnswer } from '../product-actions.server'
import { text } from '../product.text'

export type PartProps<Product> = {
  product: Product
  /** The revision that a save names. */
  revision: string
  answer: ProductAnswer | undefined
  mayWrite: boolean
}

/** A part of the product with its own save. Without the permission its fields are shown and cannot be sent. */
export function PartForm({
  verb,
  title,
  label,
  revision,
  answer,
  mayWrite,
  isFolded = false,
  isEmptied = false,
  children,
}: {
  verb: string
  title: string
  label: string
  revision: string
  answer: ProductAnswer | undefined
  mayWrite: boolean
  /** A part that is opened on demand, unless it was just sent or the address names it. */
  isFolded?: boolean
  /** Its entries are a change, such as a count, and vanish once it is saved. */
  isEmptied?: boolean
  children: ReactNode
}) {
  const pending = useNavigation().formData?.get('islem') === verb
  const [params] = useSearchParams()
  const isOpen = answer?.verb === verb || params.get('bolum') === verb
  const content = (
    <>
      {mayWrite ? (
        <Form method="post" className="grid gap-3" data-emptied={isEmptied || undefined} preventScrollReset>
          <input type="hidden" name="islem" value={verb} />
          <input type="hidden" name="surum" value={revision} />
          {answer?.verb === verb && <Notice kind="danger">{answer.refused}</Notice>}
          {children}
          <span>
            <Button look="primary" size="small" pending={pending}>
              {label}
            </Button>
          </span>
        </Form>
      ) : (
        <fieldset disabled className="grid gap-3">
          {children}
        </fieldset>
      )}
    </>
  )
  if (isFolded)
    return (
      <details className="office-card office-fold" id={verb} open={isOpen || undefined}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {content}
      </details>
    )
  return (
    <section className="office-card" id={verb}>
      <h2>{title}</h2>
      {content}
    </section>
  )
}

/** The entries of this part when its save was refused. */
export const typedIn = (answer: ProductAnswer | undefined, verb: string): Record<string, string> | null =>
  answer?.verb === verb ? answer.values : null

/** Names a variant in labels. */
export const nameOf = ({ name, code }: { name: string; code: string }): string =>
  name || code || text.addVariant

/** The keys of a table of fields, for browsers with scripts. */
export const GridKeys = () => (
  <p className="with-script text-meta text-ink-2 max-md:hidden">{text.gridKeys}</p>
)
