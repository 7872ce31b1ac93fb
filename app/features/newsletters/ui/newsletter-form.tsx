import { Button } from '~/ui/button'
import { newsletterPath } from '../newsletters'
import { newsletterConsent, text } from '../text'

type Props = {
  /** The address as it was typed, and what is wrong with it. */
  typed?: string | undefined
  error?: string | undefined
}

const errorId = 'e-bulten-hata'

/** The form of the newsletter: a plain form on every page, so that it needs no script. */
export function NewsletterForm({ typed, error }: Props) {
  return (
    <form data-plain method="post" action={newsletterPath} className="grid gap-3">
      <div className="field">
        <label>
          {text.email}
          <input
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </label>
        {error && (
          <p className="field-error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      {/* People do not see this field; programs that fill in everything do. */}
      <p className="sr-only" aria-hidden="true">
        <label>
          {text.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="text-meta text-ink-2">{newsletterConsent}</p>
      <div>
        <Button>{text.submit}</Button>
      </div>
    </form>
  )
}
