import { Form, useNavigation } from 'react-router'
import { contactNotice } from '~/features/contact/text'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea, TextField } from '~/ui/forms/field'
import { ShopLink } from '~/ui/links/shop-link'
import { Notice } from '~/ui/messages/notice'
import { SectionHead } from '~/ui/stitch'
import type { FormAnswer } from '../shared/account-form'
import { errorsByField } from '../shared/account-page'
import { contactText as text } from './text'

/** The form of the contact page. `token` proves when it was shown. */
export function ContactForm({ token, values, errors, sent }: FormAnswer & { token: string; sent: boolean }) {
  const { state, formAction } = useNavigation()
  const wrong = errorsByField(errors)
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: wrong[name] })
  return (
    <section aria-labelledby="yazin" className="grid max-w-read gap-4">
      <SectionHead id="yazin" title={text.form} />
      {sent && <Notice kind="success">{text.sent}</Notice>}
      <ErrorSummary errors={errors.map(({ path, message }) => ({ field: path || undefined, message }))} />
      <Form method="post" action="/contact" className="grid gap-5" noValidate>
        <input type="hidden" name="form" value={token} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} label={text.name} autoComplete="name" maxLength={60} required />
          <TextField
            {...field('email')}
            label={text.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <TextField
          {...field('phone')}
          label={text.phone}
          hint={text.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional
        />
        <TextField {...field('subject')} label={text.subject} maxLength={120} required />
        <TextArea {...field('message')} label={text.message} rows={6} maxLength={3_000} required />
        {/* People neither see this field nor reach it with the keyboard. */}
        <div className="hidden" aria-hidden="true">
          <label>
            {text.trap}
            <input type="text" name="company_website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="text-meta text-ink-2">
          {contactNotice.sentence}{' '}
          <ShopLink to="/contents/kvkk-aydinlatma-metni" ahead={false} className="link">
            {text.notice}
          </ShopLink>
        </p>
        <p>
          <Button look="primary" size="large" pending={state !== 'idle' && formAction === '/contact'}>
            {text.send}
          </Button>
        </p>
      </Form>
    </section>
  )
}
