import { text } from '~/features/identity/page.text'
import { LinkButton } from '~/ui/button'
import { PasswordField } from '~/ui/forms/password-field'
import type { ForgotAnswer } from './actions.server'
import { AccountPage, errorsByField } from '../shared/account-page'

/** Form for a password that the token of a letter lets its reader set; a token that is good no more leads to a new one. */
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
  // With a dead link nothing that is typed would help: there is no form then.
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
