import { cookieKinds } from '~/shell/choices/preferences'
import { cookieText as text } from '~/shell/cookies.text'
import { Checkbox } from '~/ui/forms/checkbox'

/** One box for each kind that needs consent, none ticked by default. */
export function CookieKinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <fieldset>
      <legend className="sr-only">{text.title}</legend>
      <Checkbox label={text.kinds.gerekli} defaultChecked disabled />
      {cookieKinds.map((kind) => (
        <Checkbox
          key={kind}
          name="kind"
          value={kind}
          label={text.kinds[kind]}
          defaultChecked={kinds.includes(kind)}
        />
      ))}
    </fieldset>
  )
}
