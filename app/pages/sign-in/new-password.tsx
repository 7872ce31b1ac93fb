import { text } from '~/features/identity/page.text'
import { LinkButton } from '~/ui/button'
import { PasswordField } from '~/ui/forms/password-field'
import type { ForgotAnswer } from './actions.server'
import { AccountPage, errorsByField } from '../shared/account-page'

/** The form for a new password by an email's token; an expired token offers a new email. */
export function NewPassword({
  token,
  answer,
  title,
  lead,
  label,
  submit,
}: {
  token: string
  answer: ForgotAnswer | undefined
  title: string
  lead: string
  label: string
  submit: string
}) {
  const newLink = (
    <LinkButton look="primary" to="/user/forgot" ahead={false}>
      {text.newLink}
    </LinkButton>
  )
  // With an invalid link the form is left out.
  return (
    <AccountPage
      title={title}
      lead={lead}
      errors={answer?.errors}
      {...(answer?.dead ? { after: newLink } : { submit })}
    >
      <input type="hidden" name="kod" value={token} />
      <PasswordField
        id="password"
        name="password"
        label={label}
        hint={text.newPasswordHint}
        error={errorsByField(answer?.errors).password}
        autoComplete="new-password"
        required
        minLength={8}
      />
    </AccountPage>
  )
}
