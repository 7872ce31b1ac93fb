import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { newsletterPath } from '../newsletters'
import { newsletterConsent, text } from '../text'

type Props = {
  /** The address as it was typed, and what is wrong with it. */
  typed?: string
  error?: string | undefined
}

/** The form of the newsletter: a plain form on every page, so that it costs no script. */
export function NewsletterForm({ typed, error }: Props) {
  return (
    <form method="post" action={newsletterPath} className="newsletter-form">
      <div className="newsletter-line">
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed}
          error={error}
        />
        <Button look="primary">{text.submit}</Button>
      </div>
      {/* People do not see this field; programs that fill in everything do. */}
      <p className="newsletter-trap" aria-hidden="true">
        <label>
          {text.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="text-meta text-ink-2">{newsletterConsent}</p>
    </form>
  )
}
